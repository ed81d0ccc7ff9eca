import type { KeyboardEvent, ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import type { Spot } from './map-geometry.ts'
import type { MapPin, PinGroup } from './map-pins.ts'

interface PlaceMapPinStackProps {
  group: PinGroup
  at: Spot
  selectedId: string | null | undefined
  onSelect: ((id: string) => void) | undefined
  onOpen: (id: string | null) => void
}

const rowHeight = 44
const width = 216
const maxFaces = 5

/** The pros of an open group, stacked toward the center of the map. */
export function PlaceMapPinStack({ group, at, selectedId, onSelect, onOpen }: PlaceMapPinStackProps) {
  const shown = group.pins.slice(0, maxFaces)
  const more = group.pins.length - shown.length
  const height = (shown.length + (more ? 1 : 0)) * rowHeight
  const corner = { x: at.x > 60 ? 24 - width : at.x < 40 ? -24 : -width / 2, y: at.y > 50 ? -height - 22 : 22 }
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    focusGroup(event.currentTarget)
    onOpen(null)
  }
  return (
    <svg x={`${at.x}%`} y={`${at.y}%`} overflow="visible">
      <g transform={`translate(${corner.x} ${corner.y})`} onKeyDown={close}>
        <rect
          width={width}
          height={height}
          rx="18"
          className="fill-card [filter:drop-shadow(0_3px_3px_rgb(0_0_0/12%))]"
        />
        {shown.map((pin, index) => (
          <g key={pin.id} transform={`translate(0 ${index * rowHeight})`}>
            <StackRow pin={pin} isFirst={index === 0} isSelected={pin.id === selectedId} onSelect={onSelect} />
          </g>
        ))}
        {more > 0 && (
          <Link to="#pros" className="group outline-none" onClick={() => onOpen(null)}>
            <g transform={`translate(0 ${shown.length * rowHeight})`}>
              <RowGround>
                <span className="font-semibold text-pool">{more} more in the list</span>
              </RowGround>
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

/** HTML inside, since SVG text cannot be truncated. */
function StackRow({ pin, isFirst, isSelected, onSelect }: StackRowProps) {
  return (
    <Link
      to={pin.href}
      ref={isFirst ? takeFocus : undefined}
      aria-current={isSelected || undefined}
      className="group outline-none"
      onMouseEnter={() => onSelect?.(pin.id)}
      onFocus={() => onSelect?.(pin.id)}
    >
      <RowGround>
        <span className={`w-9 shrink-0 font-bold ${isSelected ? 'text-coral' : ''}`}>{pin.label}</span>{' '}
        <span className="truncate">{pin.name}</span>
      </RowGround>
    </Link>
  )
}

function RowGround({ children }: { children: ReactNode }) {
  return (
    <foreignObject x="3" y="3" width={width - 6} height={rowHeight - 6} fontSize="14">
      <span className="flex size-full items-center rounded-card px-3 text-ink group-hover:bg-mist group-focus-visible:outline-3 group-focus-visible:-outline-offset-3 group-focus-visible:outline-pool">
        {children}
      </span>
    </foreignObject>
  )
}

/** The stack comes after the pins in the document, so keyboard focus has to be moved to it and back. */
function takeFocus(link: HTMLAnchorElement | null) {
  link?.focus()
}

function focusGroup(stack: Element) {
  const group = stack.closest('section')?.querySelector('a[aria-expanded="true"]')
  if (group instanceof SVGElement) group.focus()
}
