import { Ripples } from './painted.tsx'

/** A leaf net reaching over the water. */
export function Net() {
  return (
    <g>
      <path fill="none" stroke="#9a6b46" strokeWidth="11" strokeLinecap="round" d="M640 20 372 224" />
      <path fill="#0f4c63" d="m386 196-118 34c-16 44 6 96 54 104 44 6 82-26 90-104Z" />
      <path
        fill="none"
        stroke="#37b6cf"
        strokeWidth="3"
        d="M290 226c-2 40 10 76 30 106M328 214c-4 40 6 78 22 112M364 204c0 36 4 72 14 102M268 262c46 4 96-10 142-30M282 302c42 2 84-8 124-28"
      />
      <path fill="none" stroke="#fffaf0" strokeWidth="7" strokeLinecap="round" d="m386 196-118 34" />
    </g>
  )
}

export function Leaves() {
  return (
    <g>
      <path fill="#c94a2c" d="M96 250c18-22 44-22 58-8-12 20-38 26-58 8Z" />
      <path fill="#9a6b46" d="M236 296c4-26 26-40 44-36 0 22-20 42-44 36Z" />
      <path fill="#ee7f5e" d="M150 346c22-14 46-6 54 10-18 14-42 10-54-10Z" />
      <path fill="#9a6b46" d="M330 230c16-20 40-20 52-6-10 18-34 24-52 6Z" />
    </g>
  )
}

/** A pump with its basket, and its outlet pipe. */
export function Pump() {
  return (
    <g>
      <path fill="#4a626c" d="M150 300h340v18H150Z" />
      <path fill="none" className="stroke-coping" strokeWidth="26" d="M0 212h170M250 150V0" />
      <path fill="#0f4c63" d="M170 150h150v150H200a30 30 0 0 1-30-30Z" />
      <circle cx="238" cy="218" r="44" fill="#a5e4ef" />
      <Ripples width={7} stroke="#0b7a94" at={[[212, 222, 52]]} />
      <path fill="#c94a2c" d="M320 176h150a26 26 0 0 1 26 26v46a26 26 0 0 1-26 26H320Z" />
      <path fill="none" stroke="#8c2f1a" strokeWidth="7" d="M352 176v98M380 176v98M408 176v98M436 176v98" />
      <path
        fill="none"
        className="stroke-pool"
        strokeWidth="7"
        strokeLinecap="round"
        d="M540 200c16 12 16 40 0 52M566 180c30 24 30 68 0 92"
      />
    </g>
  )
}

/** The bucket of the bucket test: one line inside, one outside. */
export function Bucket() {
  return (
    <g>
      <path fill="#1c93ad" opacity=".6" d="M212 322h216l-12 60H224Z" />
      <path fill="#c94a2c" d="M200 120h240l-28 210H228Z" />
      <ellipse cx="320" cy="120" rx="120" ry="26" fill="#fffaf0" />
      <ellipse cx="320" cy="126" rx="104" ry="19" fill="#37b6cf" />
      <path
        fill="none"
        stroke="#fffaf0"
        strokeWidth="8"
        strokeLinecap="round"
        strokeDasharray="18 14"
        d="M216 238h208"
      />
      <path fill="none" stroke="currentColor" strokeWidth="7" d="M204 118C210-10 430-10 436 118" />
      <Ripples
        width={5}
        at={[
          [284, 128, 40],
          [346, 124, 34],
        ]}
      />
    </g>
  )
}
