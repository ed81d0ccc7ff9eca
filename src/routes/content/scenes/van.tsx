import { Palm } from './painted.tsx'

/** A pool service van on its way to work, with poles on the roof. */
export function Van() {
  return (
    <svg viewBox="0 0 600 380" aria-hidden="true" className="w-full self-end overflow-visible">
      <circle cx="486" cy="84" r="46" className="fill-sun" />
      <path className="fill-hill" d="M-80 304C20 206 200 214 320 246s190-20 280-6 900 30 2000 0v70Z" />
      <Palm x={92} y={300} scale={0.62} />
      <Palm x={540} y={298} scale={0.46} />
      <path fill="#1b3640" d="M-230 380C-170 318-100 298 0 298H2600v82Z" />
      <path fill="none" stroke="#ffd98a" strokeWidth="6" strokeDasharray="44 34" d="M-40 346H2600" />
      <path fill="none" stroke="#9a6b46" strokeWidth="7" strokeLinecap="round" d="M170 132h262M190 120h262" />
      <path fill="none" stroke="#0a4f66" strokeWidth="6" d="M446 104c26-4 34 24 8 30" />
      <path
        fill="#c94a2c"
        d="M150 146h226a10 10 0 0 1 9 6l36 68 44 12a14 14 0 0 1 11 14v50H150a12 12 0 0 1-12-12V158a12 12 0 0 1 12-12Z"
      />
      <path fill="#fffaf0" d="M138 226h200v26H138Z" opacity=".92" />
      <path fill="#a5e4ef" d="M336 164h32l28 54h-60Z" />
      <path
        fill="none"
        stroke="#fffaf0"
        strokeWidth="9"
        strokeLinecap="round"
        d="M176 186c16-22 28-18 40 0s24 22 40 2 28-18 36-2"
      />
      <path fill="#ffd98a" d="M460 250h16v16h-16Z" />
      {[206, 410].map((x) => (
        <g key={x}>
          <circle cx={x} cy="298" r="34" fill="#0e2a36" stroke="#4a626c" strokeWidth="5" />
          <circle cx={x} cy="298" r="13" fill="#fffaf0" />
        </g>
      ))}
    </svg>
  )
}
