/** The building blocks of the illustrations. Surfaces that change in dark mode get their colors from the theme. */
export function Palm({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale}) translate(0 -412)`}>
      <path fill="#9a6b46" d="M0 412c4-80 2-160-16-236l12-2c18 78 22 156 20 238Z" />
      <path
        fill="#2f7d5b"
        d="M-12 172c-40-34-86-30-112 2 40-12 74-10 112-2ZM-12 172c-52-8-86 22-92 62 24-32 52-50 92-62ZM-12 172c-22-50-64-66-104-52 46 6 76 22 104 52ZM-10 172c30-46 76-50 108-26-42-4-74 4-108 26ZM-10 172c46-22 92-4 106 36-30-26-62-36-106-36ZM-10 172c30 14 46 46 36 84-10-36-18-58-36-84Z"
      />
    </g>
  )
}

/** Brush strokes on water: each is [x, y, size]. */
export function Ripples({ at, stroke = '#e9fbff', width = 4 }: RipplesProps) {
  return (
    <g fill="none" stroke={stroke} strokeWidth={width} strokeLinecap="round">
      {at.map(([x, y, size]) => (
        <path
          key={`${x} ${y}`}
          d={`M${x} ${y}c${0.2 * size}-${0.26 * size} ${0.36 * size}-${0.22 * size} ${0.5 * size} 0s${0.3 * size} ${0.26 * size} ${0.5 * size} 0`}
        />
      ))}
    </g>
  )
}

interface RipplesProps {
  at: readonly (readonly [x: number, y: number, size: number])[]
  stroke?: string
  width?: number
}

/** A swim ring seen from slightly above. */
export function SwimRing({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <ellipse cy="8" rx="50" ry="22" fill="#0c7194" opacity=".4" />
      <ellipse rx="50" ry="22" fill="#fffaf0" />
      <path
        fill="#ee7f5e"
        d="M-50 0a50 22 0 0 1 22-18l14 11a22 9 0 0 0-12 7ZM50 0a50 22 0 0 1-22 18L14 7a22 9 0 0 0 12-7Z"
      />
      <path
        fill="#ee7f5e"
        d="M-6-22a50 22 0 0 1 30 3L12-7.5a22 9 0 0 0-15-1.4ZM6 22a50 22 0 0 1-30-3l12-11.5a22 9 0 0 0 15 1.4Z"
      />
      <ellipse rx="22" ry="9" fill="#1c93ad" />
    </g>
  )
}

/** The low house behind the pool; (x, y) is the center of its base line. */
export function House({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className="fill-wall" d="M-130-84h260V0h-260Z" />
      <path className="fill-deck" d="M-150-98h300v14h-300Z" />
      <path fill="#0f4c63" d="M-104-64h92V0h-92ZM12-56h52v34H12Z" />
      <path className="fill-window" d="M-100-60h40V0h-40ZM-56-60h40V0h-40ZM16-52h44v26H16Z" />
      <path className="fill-coping" d="M84-52h30V0H84Z" />
    </g>
  )
}
