import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import { plainClick } from '../../ui/plain-click.ts'
import { type Camera, percentOf, type Spot } from './map-geometry.ts'
import { type PinGroup, pinName } from './map-pins.ts'
import type { MapView } from './map-view.ts'
import { PlaceMapPinFace } from './place-map-pin-face.tsx'
import { PlaceMapPinStack } from './place-map-pin-stack.tsx'

interface PlaceMapPinsProps {
  groups: PinGroup[]
  view: MapView
  camera: Camera
  selectedId: string | null | undefined
  onSelect: ((id: string) => void) | undefined
  openGroup: string | null
  onOpen: (id: string | null) => void
  onReveal: (spot: Spot) => void
}

/** Every pin is a link. A group links to the list; with scripts it opens to show its pros. */
export function PlaceMapPins(props: PlaceMapPinsProps) {
  const { groups, view, camera, selectedId, openGroup } = props
  const selected = groups.find((group) => holds(group, selectedId))
  const open = groups.find((group) => group.id === openGroup && group.pins.length > 1)
  return (
    <svg className="absolute inset-0 size-full">
      {groups.map((group) => (
        <At key={group.id} spot={percentOf(group, camera, view)}>
          <GroupLink group={group} {...props} />
        </At>
      ))}
      {/* SVG paints in document order: the selected pin is drawn again on top of its neighbors. */}
      {selected && (
        <At spot={percentOf(selected, camera, view)}>
          <g aria-hidden="true" className="pointer-events-none">
            <PlaceMapPinFace text={faceOf(selected)} isCount={selected.pins.length > 1} isSelected />
          </g>
        </At>
      )}
      {open && <PlaceMapPinStack {...props} group={open} at={percentOf(open, camera, view)} />}
    </svg>
  )
}

/** SVG can position only a nested svg by percentages. */
function At({ spot, children }: { spot: Spot; children: ReactNode }) {
  return (
    <svg x={`${spot.x}%`} y={`${spot.y}%`} overflow="visible">
      {children}
    </svg>
  )
}

function GroupLink({
  group,
  selectedId,
  onSelect,
  openGroup,
  onOpen,
  onReveal,
}: PlaceMapPinsProps & { group: PinGroup }) {
  const [first, ...others] = group.pins
  if (!first) return null
  const isGroup = others.length > 0
  const isOpen = openGroup === group.id
  const select = () => isGroup || onSelect?.(first.id)
  return (
    <Link
      to={isGroup ? '#pros' : first.href}
      aria-label={
        isGroup ? `${group.pins.length} pros here: ${group.pins.map((pin) => pin.name).join(', ')}` : pinName(first)
      }
      aria-expanded={isGroup ? isOpen : undefined}
      aria-current={holds(group, selectedId) || undefined}
      className="group outline-none"
      onMouseEnter={select}
      onFocus={(event) => {
        select()
        if (event.currentTarget.matches(':focus-visible')) onReveal(group)
      }}
      onClick={(event) => {
        if (!isGroup || !plainClick(event)) return
        event.preventDefault()
        onOpen(isOpen ? null : group.id)
      }}
    >
      <PlaceMapPinFace text={faceOf(group)} isCount={isGroup} isSelected={holds(group, selectedId)} />
    </Link>
  )
}

function faceOf(group: PinGroup): string {
  return group.pins.length > 1 ? `${group.pins.length}` : (group.pins[0]?.label ?? '')
}

function holds(group: PinGroup, id: string | null | undefined): boolean {
  return group.pins.some((pin) => pin.id === id)
}
