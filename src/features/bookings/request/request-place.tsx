import { useState } from 'react'

import { typedIn, type FilledForm } from '../../../platform/forms/refused-form.ts'
import { TextField } from '../../../ui/field.tsx'
import { plural } from '../../../ui/format.ts'
import { milesBetween } from '../../places/distance.ts'
import { searchedTown } from '../../places/last-search.ts'
import { useZipField } from '../../places/field/use-zip-field.ts'
import type { ProProfile } from '../../pros/pro.ts'
import type { PoolPlace } from '../booking.ts'
import { aboutMiles } from './about-miles.ts'

const places = [
  {
    name: 'address',
    label: 'Street address',
    autoComplete: 'street-address',
    maxLength: 200,
    hint: 'You can add it later: the pro needs it before the visit, and sees it once they accept.',
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

/** Where the pool is: prefilled with the place of the last request, or the town that was searched for. */
export function RequestPlace({ pool, pro, typed }: RequestPlaceProps) {
  const [searched] = useState(searchedTown)
  const { address, city, state, zip }: Partial<PoolPlace> = (pool?.zip || pool?.city ? pool : searched) ?? {}
  const field = typedIn(typed, { address, city, state, zip })
  return (
    <fieldset>
      <legend className="mb-3 text-lead font-bold">
        Where is the pool? <span className="font-normal text-soft">(optional)</span>
      </legend>
      <div className="grid grid-cols-4 gap-4">
        <ZipField pro={pro} {...field('zip')} />
        {places.map(({ name, ...place }) => (
          <TextField key={name} {...place} {...field(name)} />
        ))}
      </div>
    </fieldset>
  )
}

interface RequestPlaceProps {
  /** From the last request; a street without a town is not an address, since nobody could find it. */
  pool: PoolPlace | null | undefined
  pro: ServedArea
  typed: FilledForm
}

export type ServedArea = Pick<ProProfile, 'businessName' | 'serviceRadius' | 'latitude' | 'longitude'>

/** Says how far away the pool is, and whether it is outside the service area, and fills in its town. */
function ZipField({
  pro,
  ...field
}: {
  pro: ServedArea
  name: string
  defaultValue: string
  error: string | undefined
}) {
  const { place, control } = useZipField(field.defaultValue)
  const miles = place && milesBetween(pro, place)
  return (
    <TextField
      {...field}
      {...control}
      label="ZIP"
      hint={<span aria-live="polite">{miles === undefined ? whyZip : <Distance miles={miles} {...pro} />}</span>}
      className="col-span-full"
    />
  )
}

const whyZip = 'So that the pro knows how far away it is.'

function Distance({ miles, businessName, serviceRadius }: ServedArea & { miles: number }) {
  const away = `${aboutMiles(miles)} away`
  if (miles <= serviceRadius) return `${away}.`
  return (
    <b className="text-ink">
      {away}; {businessName} serves {plural(serviceRadius, 'mile')}.
    </b>
  )
}
