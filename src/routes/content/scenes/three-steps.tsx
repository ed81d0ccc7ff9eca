import { House, Palm, Ripples, SwimRing } from './painted.tsx'

/** A street from above, with pins where pros are. */
export function PinsScene() {
  return (
    <svg viewBox="0 0 480 340" aria-hidden="true" className="w-full rounded-panel">
      <path className="fill-tint-sand" d="M0 0h480v340H0Z" />
      <path className="fill-tint-water" d="M300 0h180v132c-50 26-90 4-118-32S318 40 300 0Z" />
      <path className="fill-tint-palm" d="M0 220c60-26 128-16 150 36s-20 70-34 84H0Z" />
      <path
        fill="none"
        className="stroke-card"
        strokeWidth="14"
        d="M-10 108c120-26 230 22 500 60M140-10c20 130 60 240 130 360M380-10c-30 120-20 220 30 360"
      />
      <circle
        cx="236"
        cy="176"
        r="104"
        className="fill-pool stroke-pool"
        fillOpacity=".12"
        strokeWidth="3"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <path fill="#c94a2c" d="M236 112c27 0 46 20 46 46 0 34-46 70-46 70s-46-36-46-70c0-26 19-46 46-46Z" />
      <circle cx="236" cy="158" r="18" fill="#fffaf0" />
      {[
        [120, 86],
        [352, 190],
        [316, 284],
        [92, 196],
      ].map(([x, y]) => (
        <g key={x}>
          <circle cx={x} cy={y} r="19" fill="#0b7a94" stroke="#fffaf0" strokeWidth="4" />
          <Ripples at={[[(x ?? 0) - 10, (y ?? 0) + 3, 20]]} stroke="#fffaf0" />
        </g>
      ))}
    </svg>
  )
}

/** A letter on its way across the water to one house. */
export function LetterScene() {
  return (
    <svg viewBox="0 0 480 340" aria-hidden="true" className="w-full rounded-panel">
      <path className="fill-tint-sky" d="M0 0h480v340H0Z" />
      <circle cx="96" cy="74" r="34" className="fill-sun" />
      <path className="fill-tint-palm" d="M0 214c120-40 240-6 480-36v60H0Z" />
      <House x={356} y={232} scale={0.72} />
      <Palm x={234} y={236} scale={0.34} />
      <path className="fill-deck" d="M0 230h480v110H0Z" />
      <path fill="#37b6cf" d="M0 262h480v78H0Z" />
      <Ripples
        at={[
          [40, 286, 40],
          [150, 300, 48],
          [270, 284, 40],
          [372, 302, 46],
          [84, 322, 40],
          [226, 326, 36],
        ]}
      />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 12"
        className="text-pool-deep"
        d="M60 214c20-70 60-96 104-98M250 116c40 8 66 34 76 70"
      />
      <g transform="rotate(-7 206 118)">
        <path fill="#fffaf0" d="M160 88h92a6 6 0 0 1 6 6v54a6 6 0 0 1-6 6h-92a6 6 0 0 1-6-6V94a6 6 0 0 1 6-6Z" />
        <path fill="none" stroke="#c94a2c" strokeWidth="4" strokeLinejoin="round" d="m157 92 49 36 49-36" />
      </g>
    </svg>
  )
}

/** A clear pool with a swim ring in it: the job is done. */
export function DoneScene() {
  return (
    <svg viewBox="0 0 480 340" aria-hidden="true" className="w-full rounded-panel">
      <path className="fill-tint-sun" d="M0 0h480v340H0Z" />
      <circle cx="392" cy="70" r="40" fill="#ee7f5e" />
      <path className="fill-tint-palm" d="M0 142c140-30 300-6 480-22v44H0Z" />
      <path className="fill-deck" d="M0 150h480v190H0Z" />
      <Palm x={70} y={164} scale={0.4} />
      <path className="fill-coping" d="M126 168h252l104 172H12Z" />
      <path fill="#1c93ad" d="M136 176h232l100 164H34Z" />
      <path fill="#37b6cf" d="M126 192h252l90 148H34Z" />
      <Ripples
        at={[
          [168, 206, 34],
          [236, 200, 30],
          [318, 210, 34],
          [130, 246, 42],
          [216, 252, 40],
          [100, 296, 52],
          [206, 308, 48],
          [318, 312, 50],
          [388, 276, 36],
        ]}
      />
      <SwimRing x={304} y={258} scale={0.95} />
    </svg>
  )
}
