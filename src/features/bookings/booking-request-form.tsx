import { Form } from 'react-router'

import type { Unsent } from '../../platform/unsent.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { ErrorSummary } from '../../ui/form.tsx'
import { usePosting } from '../../ui/use-posting.ts'
import { defaultDuration } from '../availability/availability.ts'
import type { ProService } from '../pros/pro.ts'
import type { PoolPlace } from './booking.ts'
import { BookingTimeFields } from './booking-time-fields.tsx'
import { costSentence } from './booking-words.ts'

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
      <Contact {...{ visitor, values, errors }} />
      <Place pool={visitor.pool} {...{ values, errors }} />
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
  visitor: { firstName: string; lastName: string; email: string; phone?: string | null; pool?: PoolPlace | null }
  /** The service that is booked; without it the request is open. */
  service?: Service | undefined
  unsent?: Unsent | undefined
}

type Service = Pick<ProService, 'id' | 'categoryName' | 'price' | 'priceType' | 'durationMinutes'>

interface Typed {
  values?: Record<string, string> | undefined
  errors?: Record<string, string> | undefined
}

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

function Contact({ visitor, values, errors }: Typed & Pick<BookingRequestFormProps, 'visitor'>) {
  return (
    <>
      <TextField
        label="Your name"
        name="customerName"
        autoComplete="name"
        required
        minLength={2}
        maxLength={100}
        defaultValue={values?.['customerName'] ?? `${visitor.firstName} ${visitor.lastName}`}
        error={errors?.['customerName']}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={values?.['email'] ?? visitor.email}
          error={errors?.['email']}
        />
        <TextField
          label="Phone"
          name="phone"
          type="tel"
          autoComplete="tel"
          required
          minLength={10}
          maxLength={40}
          defaultValue={values?.['phone'] ?? visitor.phone ?? ''}
          error={errors?.['phone']}
        />
      </div>
    </>
  )
}

const places = [
  {
    name: 'address',
    label: 'Street address',
    autoComplete: 'street-address',
    maxLength: 200,
    className: 'col-span-6',
  },
  {
    name: 'city',
    label: 'City',
    autoComplete: 'address-level2',
    maxLength: 100,
    className: 'col-span-6 sm:col-span-3',
  },
  {
    name: 'state',
    label: 'State',
    autoComplete: 'address-level1',
    maxLength: 50,
    className: 'col-span-2 sm:col-span-1',
  },
  { name: 'zip', label: 'ZIP', autoComplete: 'postal-code', maxLength: 10, className: 'col-span-4 sm:col-span-2' },
] as const

function Place({ pool, values, errors }: Typed & { pool: PoolPlace | null | undefined }) {
  return (
    <fieldset>
      <legend className="mb-3 text-lead font-bold">
        Where is the pool? <span className="font-normal text-soft">(optional)</span>
      </legend>
      <div className="grid grid-cols-6 gap-4">
        {places.map(({ name, ...place }) => (
          <TextField
            key={name}
            name={name}
            {...place}
            defaultValue={values?.[name] ?? pool?.[name] ?? ''}
            error={errors?.[name]}
          />
        ))}
      </div>
    </fieldset>
  )
}
