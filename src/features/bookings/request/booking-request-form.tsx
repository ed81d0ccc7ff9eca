import { typedIn, type FilledForm, type RefusedForm } from '../../../platform/forms/refused-form.ts'
import { TextArea } from '../../../ui/field.tsx'
import { ErrorSummary, Form } from '../../../ui/form.tsx'
import { useAnswerAddress } from '../../../ui/use-answer-address.ts'
import { useOwnForm } from '../../../ui/use-own-form.tsx'
import { defaultDuration } from '../../availability/availability.ts'
import { BookingTimeFields } from './booking-time-fields.tsx'
import type { PreparedRequest } from './prepared-request.ts'
import { OtherDetails } from './other-details.tsx'
import { RequestContact } from './request-contact.tsx'
import { RequestPhotos } from './request-photos.tsx'
import { RequestPlace, type ServedArea } from './request-place.tsx'
import { RequestSend } from './request-send.tsx'
import { RequestService } from './request-service.tsx'
import type { RequestedService } from './requested-service.ts'
import { shownTerms } from './shown-terms.ts'
import { type RequestDraft, useKeptRequest, useRequestDraft } from './use-request-draft.ts'
import { useRepetition } from './use-repetition.ts'
import { useServiceChoice } from './use-service-choice.ts'

/**
 * The service request. Its control names are those of `POST /api/booking-request`; `intent` is `request`, `shown` its
 * prices.
 */
export function BookingRequestForm(props: RequestFormProps) {
  const draft = useRequestDraft(props.pro.userId, props.prepared)
  return <RequestForm key={draft.values ? 'draft' : 'page'} {...props} draft={draft} />
}

function RequestForm({ pro, prepared, refused, draft }: RequestFormProps & { draft: RequestDraft }) {
  const { replacesId, visitor } = prepared
  const { hidden, pending } = useOwnForm({ intent: 'request', proId: pro.userId, ...(replacesId && { replacesId }) })
  const kept = useKeptRequest(draft, pending)
  const typed: FilledForm = refused ?? { values: draft.values ?? prepared.filled ?? {} }
  const repetition = useRepetition(prepared, typed)
  const { services, isFixed, choice, choose, service } = useServiceChoice(pro.services, prepared, typed)
  return (
    <Form
      {...kept}
      action={useAnswerAddress('tab-panel')}
      method="post"
      encType="multipart/form-data"
      noValidate
      className="grid gap-4"
    >
      <ErrorSummary message={typed.message} fields={typed.fields} labels={labels} />
      {hidden}
      <input type="hidden" name="shown" value={shownTerms(services)} />
      {isFixed ? (
        <input type="hidden" name="serviceType" value={choice} />
      ) : (
        <RequestService
          {...{ services, choice }}
          categories={prepared.categories}
          onChoose={choose}
          error={typed.fields?.['serviceType']}
        />
      )}
      <BookingTimeFields
        proId={pro.userId}
        durationMinutes={service?.durationMinutes ?? defaultDuration}
        {...{ prepared, typed, repetition }}
      />
      <OtherDetails {...{ replacesId, typed }}>
        <RequestPlace pool={visitor.pool} {...{ pro, typed }} />
        <TextArea label="What do you need?" {...typedIn(typed)('description')} required minLength={10} />
        <RequestPhotos sent={prepared.sentPhotos} typed={typed} />
        <RequestContact {...{ visitor, typed }} />
      </OtherDetails>
      <p className="text-small text-soft wrap-anywhere">Goes to {pro.businessName} only.</p>
      <RequestSend
        hasPrices={services.length > 0}
        repeats={repetition.repeats}
        {...{ prepared, choice, service, pending }}
      />
    </Form>
  )
}

interface RequestFormProps {
  pro: ServedArea & { userId: string; services: readonly RequestedService[] }
  prepared: PreparedRequest
  refused?: RefusedForm
}

const labels = {
  serviceType: 'Service type',
  requestDate: 'Date',
  requestTime: 'Time',
  'repeat.everyWeeks': 'How often',
  'repeat.times': 'How many visits',
  address: 'Street address',
  city: 'City',
  state: 'State',
  zip: 'ZIP',
  description: 'What do you need',
  picture: 'Photos',
  customerName: 'Your name',
}
