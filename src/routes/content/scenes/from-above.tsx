import { Ripples } from './painted.tsx'

/** A pool with guests, from above. */
export function FromAbove() {
  return (
    <svg
      viewBox="0 0 1440 360"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="block h-64 w-full md:h-80"
    >
      <path className="fill-deck" d="M0 0h1440v360H0Z" />
      <rect x="150" y="34" width="1140" height="292" rx="140" className="fill-coping" />
      <rect x="170" y="54" width="1100" height="252" rx="122" fill="#37b6cf" />
      <Ripples
        width={5}
        at={[
          [260, 120, 60],
          [400, 100, 54],
          [330, 200, 60],
          [560, 130, 54],
          [520, 250, 60],
          [700, 110, 60],
          [860, 230, 58],
          [1010, 120, 56],
          [930, 270, 52],
          [1130, 170, 60],
          [1060, 240, 54],
          [660, 270, 56],
        ]}
      />
      <Ring x={470} y={176} radius={40} color="#ee7f5e" />
      <Ring x={770} y={176} radius={34} color="#2f7d5b" />
      <Ring x={960} y={184} radius={40} color="#ffd98a" />
      <Ring x={620} y={190} radius={32} color="#0a4f66" />
      <Parasol x={96} y={88} color="#c94a2c" />
      <Parasol x={1362} y={268} color="#0b7a94" />
    </svg>
  )
}

interface Floating {
  x: number
  y: number
  color: string
}

function Ring({ x, y, radius, color }: Floating & { radius: number }) {
  const eighth = radius * 0.785
  return (
    <g fill="none">
      <circle cx={x + 7} cy={y + 9} r={radius} stroke="#0c7194" strokeWidth="26" opacity=".35" />
      <circle cx={x} cy={y} r={radius} stroke="#fffaf0" strokeWidth="26" />
      <circle cx={x} cy={y} r={radius} stroke={color} strokeWidth="26" strokeDasharray={`${eighth} ${eighth}`} />
    </g>
  )
}

function Parasol({ x, y, color }: Floating) {
  return (
    <g>
      <circle cx={x} cy={y} r="66" fill={color} />
      <path
        fill="#fffaf0"
        d={`M${x} ${y}l25-61a66 66 0 0 1 36 36ZM${x} ${y}l61 25a66 66 0 0 1-36 36ZM${x} ${y}l-25 61a66 66 0 0 1-36-36ZM${x} ${y}l-61-25a66 66 0 0 1 36-36Z`}
      />
    </g>
  )
}
