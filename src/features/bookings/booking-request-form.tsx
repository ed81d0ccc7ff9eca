import { useState } from 'react'

import type { Unsent } from '../../platform/unsent.ts'
import { TextArea } from '../../ui/field.tsx'
import { ErrorSummary, Form } from '../../ui/form.tsx'
import { usePosting } from '../../ui/use-posting.ts'
import { defaultDuration } from '../availability/availability.ts'
import { searchedKind } from '../places/last-search.ts'
import { BookingTimeFields } from './booking-time-fields.tsx'
import type { Cost } from './booking-words.ts'
import { RequestContact, type Visitor } from './request-contact.tsx'
import { RequestPlace, type ServedArea } from './request-place.tsx'
import { RequestSend } from './request-send.tsx'
import { RequestService } from './request-service.tsx'
import { choiceFor, choiceOfKind, isRecurring, type RequestedService } from './requested-service.ts'
import type { FreeDay } from '../availability/schedule.ts'
import { useKeptRequest, useRequestDraft } from './use-request-draft.ts'

/** The service request. Its control names are those of `POST /api/booking-request`; `intent` is `request`. */
export function BookingRequestForm(props: RequestFormProps) {
  const { key, values } = useRequestDraft(props.pro.userId, props.filled?.['replacesId'])
  return <RequestForm key={values ? 'draft' : 'page'} {...props} draft={values ?? undefined} draftKey={key} />
}

function RequestForm({
  pro,
  days,
  longest,
  booked,
  zone,
  categories,
  visitor,
  fixed,
  filled,
  agreed,
  unsent,
  draft,
  draftKey,
}: RequestFormProps & { draft: Record<string, string> | undefined; draftKey: string }) {
  const pending = usePosting({ intent: 'request' })
  const kept = useKeptRequest(draftKey, pending)
  const values = unsent?.values ?? draft ?? filled
  const replacesId = filled?.['replacesId']
  const errors = unsent?.fields
  const [choice, setChoice] = useState(
    () => values?.['serviceType'] ?? (booked ? choiceFor(booked) : choiceOfKind(pro.services, searchedKind() ?? '')),
  )
  const services = booked ? [booked, ...pro.services.filter(({ id }) => id !== booked.id)] : pro.services
  const service = fixed ? booked : services.find((service) => choiceFor(service) === choice)
  return (
    <Form {...kept} method="post" noValidate className="grid gap-4">
      <ErrorSummary message={unsent?.message ?? undefined} fields={errors} labels={labels} />
      <input type="hidden" name="intent" value="request" />
      <input type="hidden" name="proId" value={pro.userId} />
      {replacesId ? <input type="hidden" name="replacesId" value={replacesId} /> : null}
      {fixed && booked ? (
        <input type="hidden" name="serviceType" value={choiceFor(booked)} />
      ) : (
        <RequestService {...{ services, categories, choice }} onChoose={setChoice} error={errors?.['serviceType']} />
      )}
      {!replacesId && isRecurring(choice, service) ? <OneVisit /> : null}
      <BookingTimeFields
        proId={pro.userId}
        durationMinutes={service?.durationMinutes ?? defaultDuration}
        listedMinutes={booked?.durationMinutes ?? defaultDuration}
        {...{ days, longest, zone, replacesId, values, errors }}
      />
      <RequestPlace pool={visitor.pool} pro={pro} {...{ values, errors }} />
      <TextArea
        label="What do you need?"
        name="description"
        required
        minLength={10}
        defaultValue={values?.['description']}
        error={errors?.['description']}
      />
      <RequestContact {...{ visitor, values, errors }} />
      <p className="text-small text-soft wrap-anywhere">Goes to {pro.businessName} only.</p>
      <RequestSend {...{ filled, agreed, choice, service, pending }} />
    </Form>
  )
}

interface RequestFormProps {
  pro: ServedArea & { userId: string; services: readonly RequestedService[] }
  /** Free times for the length of `booked`, or without it for an appointment of any length. */
  days: readonly FreeDay[]
  /** The longest that the pro works without a break, in minutes. */
  longest: number
  /** The service named in the address, or that of the booking to reschedule, which may no longer be offered. */
  booked?: RequestedService | undefined
  /** True when only that service can be requested. */
  fixed?: boolean
  /** The time zone of those times, in words. */
  zone: string
  categories: readonly { name: string }[]
  visitor: Visitor
  /** The initial values of the fields, and the booking that the request would replace, if any. */
  filled?: Record<string, string> | undefined
  /** The price of that booking, as long as the same kind of work is chosen. */
  agreed?: Cost | undefined
  unsent?: Unsent | undefined
}

const labels = {
  serviceType: 'Service type',
  requestDate: 'Date',
  requestTime: 'Time',
  address: 'Street address',
  city: 'City',
  state: 'State',
  zip: 'ZIP',
  description: 'What do you need',
  customerName: 'Your name',
}

function OneVisit() {
  return <p className="-mt-2 text-small text-soft">This books one visit. Agree on the following ones with your pro.</p>
}
