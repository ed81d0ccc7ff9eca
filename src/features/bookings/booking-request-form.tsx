import { Form } from 'react-router'

import type { Unsent } from '../../platform/unsent.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextArea } from '../../ui/field.tsx'
import { ErrorSummary } from '../../ui/form.tsx'
import { usePosting } from '../../ui/use-posting.ts'
import { defaultDuration } from '../availability/availability.ts'
import type { ProService } from '../pros/pro.ts'
import { BookingTimeFields } from './booking-time-fields.tsx'
import { costSentence } from './booking-words.ts'
import { RequestContact, type Typed, type Visitor } from './request-contact.tsx'
import { RequestPlace } from './request-place.tsx'

/** The service request. Its control names are those of `POST /api/booking-request`; `intent` is `request`. */
export function BookingRequestForm({ pro, days, zone, categories, visitor, service, unsent }: BookingRequestFormProps) {
  const pending = usePosting({ intent: 'request' })
  const values = unsent?.values
  const errors = unsent?.fields
  return (
    <Form method="post" noValidate className="grid gap-4">
      <ErrorSummary message={unsent?.message ?? undefined} fields={errors} />
      <input type="hidden" name="intent" value="request" />
      <input type="hidden" name="proId" value={pro.userId} />
      {service ? <BookedService service={service} /> : null}
      <BookingTimeFields
        key={service?.id}
        proId={pro.userId}
        durationMinutes={service?.durationMinutes ?? defaultDuration}
        {...{ days, zone, values, errors }}
      />
      {service ? null : <ServiceType {...{ categories, values, errors }} />}
      <TextArea
        label="What do you need?"
        name="description"
        required
        minLength={10}
        defaultValue={values?.['description']}
        error={errors?.['description']}
      />
      <RequestContact {...{ visitor, values, errors }} />
      <RequestPlace pool={visitor.pool} {...{ values, errors }} />
      <Button type="submit" variant="main" size="large" pending={pending}>
        Send request
      </Button>
      <p className="text-small text-soft wrap-anywhere">
        Goes to {pro.businessName} only. The street address is shown once the visit is accepted.
      </p>
    </Form>
  )
}

interface BookingRequestFormProps {
  pro: { userId: string; businessName: string }
  /** Free times for the length of the service, as `listFreeSlots` gives them. */
  days: readonly { date: string; slots: readonly string[] }[]
  /** The time zone of those times, in words. */
  zone: string
  categories: readonly { name: string }[]
  visitor: Visitor
  /** The service that is booked; without it the request is open. */
  service?: Service | undefined
  unsent?: Unsent | undefined
}

type Service = Pick<ProService, 'id' | 'categoryName' | 'price' | 'priceType' | 'durationMinutes'>

function BookedService({ service }: { service: Service }) {
  return (
    <>
      <input type="hidden" name="serviceId" value={service.id} />
      <input type="hidden" name="serviceType" value={service.categoryName} />
      <p className="rounded-field bg-mist px-4 py-3 font-bold text-pool-deep">{costSentence(service)}</p>
    </>
  )
}

function ServiceType({ categories, values, errors }: Typed & Pick<BookingRequestFormProps, 'categories'>) {
  return (
    <SelectField
      label="Service type"
      name="serviceType"
      required
      placeholder="Select a service type"
      options={categories.map(({ name }) => ({ value: name, label: name }))}
      defaultValue={values?.['serviceType'] ?? ''}
      error={errors?.['serviceType']}
    />
  )
}
