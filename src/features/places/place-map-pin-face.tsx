interface PlaceMapPinFaceProps {
  text: string
  isSelected?: boolean
}

/** The pill of a pin, around the origin, with room for a finger and a ring for the keyboard's focus. */
export function PlaceMapPinFace({ text, isSelected = false }: PlaceMapPinFaceProps) {
  const width = Math.max(42, text.length * 8 + 20)
  return (
    <>
      <rect
        x={-width / 2 - 2}
        y="-22"
        width={width + 4}
        height="44"
        className="hidden fill-transparent pointer-coarse:block"
      />
      <Pill
        width={width + 10}
        height={38}
        look="fill-none stroke-3 stroke-pool opacity-0 group-focus-visible:opacity-100"
      />
      <Pill
        width={width}
        height={28}
        look={`drop-shadow-md ${isSelected ? 'fill-coral' : 'fill-card stroke-ink/10 group-hover:fill-mist dark:stroke-aqua/70'}`}
      />
      <text y="5" className={`text-[14px] font-bold [text-anchor:middle] ${isSelected ? 'fill-white' : 'fill-ink'}`}>
        {text}
      </text>
    </>
  )
}

function Pill({ width, height, look }: { width: number; height: number; look: string }) {
  return <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={height / 2} className={look} />
}
