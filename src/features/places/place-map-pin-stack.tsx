import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import type { Spot } from './map-geometry.ts'
import { type MapPin, type PinGroup, pinName } from './map-pins.ts'

interface PlaceMapPinStackProps {
  group: PinGroup
  at: Spot
  selectedId: string | null | undefined
  onSelect: ((id: string) => void) | undefined
  onOpen: (id: string | null) => void
  listHref: string
}

const rowHeight = 44
const width = 216
const most = 5

/** The pros of an open group, one under the other, towards the middle of the map. */
export function PlaceMapPinStack({ group, at, selectedId, onSelect, onOpen, listHref }: PlaceMapPinStackProps) {
  const shown = group.pins.slice(0, most)
  const more = group.pins.length - shown.length
  const height = (shown.length + (more ? 1 : 0)) * rowHeight
  const corner = { x: at.x > 60 ? 24 - width : at.x < 40 ? -24 : -width / 2, y: at.y > 50 ? -height - 22 : 22 }
  const close = (event: KeyboardEvent) => event.key === 'Escape' && onOpen(null)
  return (
    <svg x={`${at.x}%`} y={`${at.y}%`} overflow="visible">
      <g transform={`translate(${corner.x} ${corner.y})`} onKeyDown={close}>
        <rect width={width} height={height} rx="18" className="fill-card drop-shadow-lg" />
        {shown.map((pin, index) => (
          <g key={pin.id} transform={`translate(0 ${index * rowHeight})`}>
            <StackRow pin={pin} isFirst={index === 0} isSelected={pin.id === selectedId} onSelect={onSelect} />
          </g>
        ))}
        {more > 0 && (
          <Link to={listHref} className="group outline-none" onClick={() => onOpen(null)}>
            <g transform={`translate(0 ${shown.length * rowHeight})`}>
              <RowGround />
              <text x="16" y="27" className="fill-(--text-color-pool) text-[14px] font-semibold">
                {more} more in the list
              </text>
            </g>
          </Link>
        )}
      </g>
    </svg>
  )
}

interface StackRowProps {
  pin: MapPin
  isFirst: boolean
  isSelected: boolean
  onSelect: ((id: string) => void) | undefined
}

function StackRow({ pin, isFirst, isSelected, onSelect }: StackRowProps) {
  const name = pin.name.length > 21 ? `${pin.name.slice(0, 20).trimEnd()}…` : pin.name
  return (
    <Link
      to={pin.href}
      ref={isFirst ? takeFocus : undefined}
      aria-label={pinName(pin)}
      aria-current={isSelected || undefined}
      className="group outline-none"
      onMouseEnter={() => onSelect?.(pin.id)}
      onFocus={() => onSelect?.(pin.id)}
    >
      <RowGround />
      <text x="16" y="27" className={`text-[14px] font-bold ${isSelected ? 'fill-(--text-color-coral)' : 'fill-ink'}`}>
        {pin.label}
      </text>
      <text x="54" y="27" className="fill-ink text-[14px]">
        {name}
      </text>
    </Link>
  )
}

function RowGround() {
  return (
    <rect
      x="3"
      y="3"
      width={width - 6}
      height={rowHeight - 6}
      rx="15"
      className="fill-transparent group-hover:fill-mist group-focus-visible:stroke-pool group-focus-visible:stroke-3"
    />
  )
}

/** The stack opens after the pins in the document, so the keyboard must be led to it. */
function takeFocus(link: HTMLAnchorElement | null) {
  link?.focus()
}
