import { useState } from 'react'

import { TextField } from '../../ui/field.tsx'
import { searchedTown } from '../places/last-search.ts'
import type { PoolPlace } from './booking.ts'
import type { SubmittedForm } from './request-contact.tsx'

const places = [
  {
    name: 'zip',
    label: 'ZIP',
    autoComplete: 'postal-code',
    inputMode: 'numeric',
    maxLength: 10,
    className: 'col-span-full sm:max-w-90',
  },
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
    className: 'col-span-2 sm:col-span-3',
  },
  {
    name: 'state',
    label: 'State',
    autoComplete: 'address-level1',
    maxLength: 50,
    className: 'col-span-2 sm:col-span-1',
  },
] as const

/** Where the pool is: the last one that was asked for stands there already, or the town that was searched for. */
export function RequestPlace({ pool, values, errors }: RequestPlaceProps) {
  const [searched] = useState(searchedTown)
  const known: Partial<PoolPlace> | null = pool?.zip || pool?.city ? pool : searched
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
            hint={name === 'zip' ? 'So that the pro knows how far it is.' : undefined}
            defaultValue={values?.[name] ?? known?.[name] ?? ''}
            error={errors?.[name]}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface RequestPlaceProps extends SubmittedForm {
  /** As the last request said; a street without a town is no address, since nobody knows where it is. */
  pool: PoolPlace | null | undefined
}
