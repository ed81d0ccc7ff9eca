interface PlaceMapPinFaceProps {
  text: string
  /** True when the label is a number of pros, not a rating. */
  isCount: boolean
  isSelected: boolean
}

/** The pill of a pin, around the origin, with a large enough touch target and a ring for keyboard focus. */
export function PlaceMapPinFace({ text, isCount, isSelected }: PlaceMapPinFaceProps) {
  const width = Math.max(isCount ? 30 : 42, text.length * 8 + 20)
  const touched = Math.max(width, 40) + 4
  const [fill, lettering] = isSelected ? looks.selected : isCount ? looks.count : looks.rating
  return (
    <>
      <rect
        x={-touched / 2}
        y="-22"
        width={touched}
        height="44"
        fill="transparent"
        className="hidden pointer-coarse:block"
      />
      <Pill
        width={width + 10}
        height={38}
        look="fill-none stroke-3 stroke-pool opacity-0 group-focus-visible:opacity-100"
      />
      <Pill width={width} height={28} look={`[filter:drop-shadow(0_3px_3px_rgb(0_0_0/12%))] ${fill}`} />
      <text y="5" fontSize="14" textAnchor="middle" className={`font-bold ${lettering}`}>
        {text}
      </text>
    </>
  )
}

const looks = {
  selected: ['fill-coral', 'fill-white'],
  count: ['fill-pool stroke-card group-hover:fill-pool-hover', 'fill-white'],
  rating: ['fill-card stroke-outline group-hover:fill-mist', 'fill-ink'],
} as const

function Pill({ width, height, look }: { width: number; height: number; look: string }) {
  return <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={height / 2} className={look} />
}
