import { useState } from 'react'

import { TextField } from '../../ui/field.tsx'
import { searchedPlace } from '../places/searched-place.ts'
import type { PoolPlace } from './booking.ts'
import type { SubmittedForm } from './request-contact.tsx'

const places = [
  {
    name: 'address',
    label: 'Street address',
    autoComplete: 'street-address',
    maxLength: 200,
    className: 'col-span-full',
  },
  {
    name: 'city',
    label: 'City',
    autoComplete: 'address-level2',
    maxLength: 100,
    className: 'col-span-full sm:col-span-2',
  },
  {
    name: 'state',
    label: 'State',
    autoComplete: 'address-level1',
    maxLength: 50,
    className: 'col-span-2 sm:col-span-1',
  },
  { name: 'zip', label: 'ZIP', autoComplete: 'postal-code', maxLength: 10, className: 'col-span-2 sm:col-span-1' },
] as const

/** Where the pool is: the last one that was asked for stands there already, or the place that was searched for. */
export function RequestPlace({ pool, values, errors }: SubmittedForm & { pool: PoolPlace | null | undefined }) {
  const [searched] = useState(searchedPlace)
  const known: Partial<PoolPlace> | null = pool ?? searched
  return (
    <fieldset>
      <legend className="mb-3 text-lead font-bold">
        Where is the pool? <span className="font-normal text-soft">(optional)</span>
      </legend>
      <div className="grid grid-cols-4 gap-4">
        {places.map(({ name, ...place }) => (
          <TextField
            key={name}
            name={name}
            {...place}
            defaultValue={values?.[name] ?? known?.[name] ?? ''}
            error={errors?.[name]}
          />
        ))}
      </div>
    </fieldset>
  )
}
