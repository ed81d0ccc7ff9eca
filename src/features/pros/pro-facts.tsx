import { dot, formatAway, formatMiles } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ProCardFace } from './pro-card-face.ts'

// The facts on a pro's card, one per line: place, lowest price, next opening and kinds of work.

export function ServiceArea({ pro }: { pro: ProCardFace }) {
  const away = pro.distanceMiles === null ? '' : `${awayWords(pro.distanceMiles)}${dot}`
  // On a narrow card the line breaks between the two, not within the second.
  const serves = `Serves ${formatMiles(pro.serviceRadius)}`.replaceAll(' ', '\u00a0')
  return (
    <p className="flex gap-1.5 text-small">
      <Icon name="map-pin" className="mt-0.5 size-4.5 text-soft max-sm:hidden" />
      {away + (pro.servesLocation === false ? 'may not reach you' : serves)}
    </p>
  )
}

/** Pros are placed at the center of their ZIP code: a distance of zero means the same ZIP code, not the same spot. */
function awayWords(miles: number): string {
  if (miles < 0.05) return 'In your area'
  const away = formatAway(miles)
  // With the word, its line is the only one that breaks on phones of 360 pixels.
  return away === 'Under a mile' ? away : `${away} away`
}

export function Answers({ pro }: { pro: ProCardFace }) {
  if (!pro.answers) return null
  return (
    <p className="flex gap-1.5 text-small">
      <Icon name="clock" className="mt-0.5 size-4.5 text-soft max-sm:hidden" />
      {pro.answers}
    </p>
  )
}

/** Reserves the line for an opening that loads after the page, so that nothing moves if both fit on it. */
export function PriceAndOpening({ price, opening, takesRequests }: PriceAndOpeningProps) {
  const when = takesRequests ? opening : 'Not taking requests'
  if (!price && when === undefined) return null
  return (
    <p className="text-small font-semibold">
      {price ?? (when ? null : '\u00a0')}
      {price && when ? ' · ' : null}
      {when ? <span className={takesRequests ? 'text-pool-deep' : 'text-soft'}>{when}</span> : null}
    </p>
  )
}

interface PriceAndOpeningProps {
  price: string | null
  opening: string | null | undefined
  takesRequests: boolean
}

export function ServiceNames({ pro }: { pro: ProCardFace }) {
  if (pro.services.length === 0) return null
  return (
    <ul aria-label="Services" className="pro-services wrap-anywhere">
      {pro.services.map((service) => (
        <li key={service.name} className="truncate">
          {service.name}
        </li>
      ))}
    </ul>
  )
}
