import { Palm, Ripples } from './painted.tsx'

/** A cross section of a pool, with a number for each of the six kinds of work. */
export function PoolSection() {
  return (
    <svg viewBox="0 0 600 440" aria-hidden="true" className="w-full self-end overflow-visible">
      <circle cx="452" cy="62" r="36" className="fill-sun" />
      <Palm x={86} y={192} scale={0.42} />
      <path className="fill-deck" d="M-18 184H2600v24H-18a12 12 0 0 1 0-24Z" />
      <path className="fill-ground" d="M-4 206H2600V440H60C20 400-4 330-4 206Z" />
      <path opacity=".1" d="M32 378c80-18 170 14 268 2s200-18 300 2H2600v58H60c-12-18-20-38-28-62Z" />
      <path className="fill-coping" d="M64 184h330v30c0 104-10 166-44 166h-78c-52 0-74-78-130-92-50-10-78-14-78-50Z" />
      <path fill="#1c93ad" d="M80 206h298v10c0 92-8 148-32 148h-70c-44 0-66-78-124-92-42-9-72-12-72-36Z" />
      <path fill="#37b6cf" d="M80 206h298v10c0 30-1 56-3 78-90 8-186-8-295-58Z" />
      <path fill="none" stroke="#fffaf0" strokeWidth="5" strokeDasharray="11 5" d="M80 220h298" opacity=".75" />
      <Ripples
        at={[
          [110, 244, 34],
          [176, 238, 30],
          [256, 256, 36],
          [318, 240, 28],
          [236, 300, 30],
          [300, 322, 26],
        ]}
      />
      <Equipment />
      <path fill="none" stroke="#9a6b46" strokeWidth="5" strokeLinecap="round" d="M186 96 262 222" />
      <path fill="#0f4c63" d="m252 216 24-8 8 24c-10 12-26 6-32-16Z" />
      <rect x="20" y="164" width="56" height="22" rx="11" fill="#2f7d5b" />
      <circle cx="66" cy="175" r="8" fill="#86b998" />
      <path fill="#37b6cf" d="M318 390c10 14 15 21 15 28a15 15 0 0 1-30 0c0-7 5-14 15-28Z" />
      {pins.map(([x, y], index) => (
        <Pin key={x} x={x} y={y} number={index + 1} />
      ))}
    </svg>
  )
}

/** The equipment pad next to the pool: pump, filter and the pipe to them. */
function Equipment() {
  return (
    <g>
      <path fill="none" stroke="#4a626c" strokeWidth="9" strokeLinejoin="round" d="M378 232h62v-50" />
      <path fill="#4a626c" d="M424 178h150v8H424Z" />
      <path fill="#0f4c63" d="M424 146h52a6 6 0 0 1 6 6v26h-64v-26a6 6 0 0 1 6-6Z" />
      <circle cx="438" cy="162" r="9" fill="#ffd98a" />
      <path fill="none" stroke="#4a626c" strokeWidth="8" d="M482 162h30" />
      <path fill="#ea6f52" d="M508 124c0-16 52-16 52 0v54h-52Z" />
      <path fill="#b04a31" d="M508 150h52v6h-52Z" />
    </g>
  )
}

function Pin({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r="17" fill="#0e2a36" stroke="#fffaf0" strokeWidth="3" />
      <text x={x} y={y + 6} textAnchor="middle" fontSize="18" fontWeight="700" fill="#fffaf0" className="font-display">
        {number}
      </text>
    </g>
  )
}

/** In the order of the categories: net, water, pump, cover, ground below, wall. */
const pins = [
  [186, 92],
  [148, 262],
  [452, 124],
  [48, 148],
  [354, 408],
  [394, 288],
] as const
