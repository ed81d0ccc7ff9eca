import { House, Palm, Ripples, SwimRing } from './painted.tsx'

/** One pool, green on the left of the line and clear on the right. */
export function BeforeAfter() {
  return (
    <svg viewBox="0 0 640 400" aria-hidden="true" className="w-full self-end overflow-visible">
      <circle cx="520" cy="70" r="38" className="fill-sun" />
      <path className="fill-tint-palm" d="M-70 206C20 140 220 150 360 168s240 8 400-8 900 10 1840 0v60H-70Z" />
      <House x={396} y={206} scale={0.85} />
      <Palm x={166} y={208} scale={0.46} />
      <path className="fill-deck" d="M-170 400C-120 262-60 206 50 200H2600v200Z" />
      <path className="fill-coping" d="M140 218h360l130 182H10Z" />
      <path fill="#37b6cf" d="M154 228h332l122 172H32Z" />
      <path fill="#7d9a3f" d="M154 228h166v172H32Z" />
      <path fill="#5f7a2d" d="M154 228h166v12H145Z" />
      <path fill="#1c93ad" d="M320 228h166l9 12H320Z" />
      <Ripples
        stroke="#c9d68d"
        at={[
          [176, 262, 34],
          [246, 254, 30],
          [120, 310, 42],
          [220, 316, 44],
          [90, 368, 50],
          [206, 372, 48],
        ]}
      />
      <Ripples
        at={[
          [350, 260, 34],
          [430, 256, 30],
          [346, 306, 44],
          [470, 300, 40],
          [350, 370, 50],
          [520, 366, 46],
        ]}
      />
      <path
        fill="#9a6b46"
        d="m160 336 18-9 5 12-15 7ZM266 286l16 3-5 11-14-3ZM212 346l12-11 10 8-12 9ZM140 286l13-6 4 9-11 5Z"
      />
      <SwimRing x={438} y={338} />
      <path fill="none" stroke="#fffaf0" strokeWidth="6" d="M320 222v178" />
    </svg>
  )
}
