import { numberOf } from './tint.ts'

/** The signature graphic: three brush strokes of water, for empty areas and section breaks. */
export function Squiggle({ className = 'h-8 text-aqua' }: { className?: string }) {
  return (
    <svg viewBox="0 0 112 40" aria-hidden="true" className={className}>
      <path
        d="M4 14c8-11 14-9 20 0s12 11 20 1M52 12c9-10 15-8 21 1s12 10 19 1M24 32c8-10 14-8 19 0s12 9 18 1M76 33c6-8 10-6 14 1s9 7 14 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** A band of water in one of six blues, always the same one for the same name. */
export function WaterBanner({ name, className = '' }: { name: string; className?: string }) {
  return <div aria-hidden="true" className={`water ${waters[numberOf(name) % waters.length]} ${className}`} />
}

const waters = ['water-aqua', 'water-lagoon', 'water-sea', 'water-dusk', 'water-reef', 'water-deepblue']
