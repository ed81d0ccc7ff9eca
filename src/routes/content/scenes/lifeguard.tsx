import { Ripples, SwimRing } from './painted.tsx'

/** A lifeguard's chair at the edge of calm water. */
export function Lifeguard() {
  return (
    <svg viewBox="0 0 560 420" aria-hidden="true" className="w-full self-end overflow-visible">
      <circle cx="130" cy="96" r="44" className="fill-sun" />
      <path className="fill-deck" d="M-34 286H2600v40H-34a20 20 0 0 1 0-40Z" />
      <path fill="#37b6cf" d="M-150 420C-110 352-70 316 0 316H2600v104Z" />
      <path fill="#1c93ad" d="M-22 318C-14 316-8 316 0 316H2600v13H-48Z" />
      <Ripples
        at={[
          [40, 352, 50],
          [150, 344, 44],
          [270, 356, 54],
          [400, 348, 48],
          [92, 390, 54],
          [216, 396, 50],
          [346, 392, 54],
          [468, 390, 50],
        ]}
      />
      <path
        fill="none"
        className="stroke-coping"
        strokeWidth="13"
        strokeLinejoin="round"
        d="m300 304 34-150M460 304l-34-150M312 254h136M322 206h116"
      />
      <path fill="#c94a2c" d="M318 142h124v18H318Z" />
      <path fill="#c94a2c" d="M424 58h16v96h-16Z" />
      <path fill="#fffaf0" d="M440 66h6v84h-6Z" />
      <path fill="none" stroke="#4a626c" strokeWidth="6" d="M372 142V20" />
      <path fill="#0b7a94" d="M372 8c62 0 106 26 118 62H254c12-36 56-62 118-62Z" />
      <path fill="#fffaf0" d="M372 8c22 0 40 26 44 62h-88c4-36 22-62 44-62Z" />
      <SwimRing x={200} y={296} scale={0.8} />
    </svg>
  )
}
