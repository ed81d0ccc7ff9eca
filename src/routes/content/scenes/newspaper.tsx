import { House, Palm, Ripples } from './painted.tsx'

/** Tomorrow's newspaper, with the pool on its front page. */
export function Newspaper() {
  return (
    <svg viewBox="0 0 560 360" aria-hidden="true" className="w-full self-end">
      <g transform="rotate(-4 280 240)">
        <path fill="#bfe0e8" d="M112 56h380v340H112Z" />
        <path fill="#fffaf0" d="M92 40h380v360H92Z" />
        <Ripples
          stroke="#0e2a36"
          width={11}
          at={[
            [124, 92, 62],
            [196, 92, 62],
            [268, 92, 62],
            [340, 92, 62],
          ]}
        />
        <path fill="none" stroke="#0e2a36" strokeWidth="3" d="M116 122h332" />
        <path fill="#cdeef2" d="M116 142h214v138H116Z" />
        <circle cx="296" cy="168" r="14" fill="#ffd98a" />
        <House x={226} y={232} scale={0.52} />
        <Palm x={142} y={234} scale={0.26} />
        <path fill="#37b6cf" d="M116 230h214v50H116Z" />
        <Ripples
          width={3.5}
          at={[
            [128, 250, 30],
            [182, 246, 28],
            [240, 254, 30],
            [286, 246, 26],
            [152, 270, 28],
            [216, 272, 28],
          ]}
        />
        <path
          fill="none"
          stroke="#7f979d"
          strokeWidth="5"
          strokeLinecap="round"
          d="M352 150h94M352 170h94M352 190h78M352 220h94M352 240h94M352 260h88M118 304h148M118 324h136M298 304h148M298 324h120"
        />
      </g>
    </svg>
  )
}
