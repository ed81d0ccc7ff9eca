import { type PointerEvent, useRef, useState } from 'react'
import { type Camera, type Frame, lookAt, percentOf, type Spot, zoomAt } from './map-geometry.ts'

/**
 * Zooming and dragging a drawing that shows `frame`; the handlers belong on the element that fills it. `onGround` is
 * called when the map is pressed outside of its pins.
 */
export function useMapCamera(frame: Frame, start: Camera, onGround: () => void) {
  const [camera, setCamera] = useState<Camera>(start)
  const fingers = useRef(new Map<number, Spot>())

  function zoomBy(factor: number) {
    setCamera((now) => zoomAt(now, factor, now, frame))
  }

  /** Brings a point into view, for users who move from pin to pin by keyboard. */
  function reveal(spot: Spot) {
    const { x, y } = percentOf(spot, camera, frame)
    if (Math.abs(x - 50) > 25 || Math.abs(y - 50) > 25) setCamera((now) => lookAt({ ...now, ...spot }, frame))
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    // Capturing the pointer would swallow the click on a pin.
    if (event.target instanceof Element && event.target.closest('a, button')) return
    onGround()
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, finger]) => finger)
    const area = event.currentTarget.getBoundingClientRect()
    fingers.current.set(event.pointerId, now)
    setCamera((camera) => (other ? pinched : dragged)({ camera, frame, area, before, now, other: other ?? now }))
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    fingers.current.delete(event.pointerId)
  }

  const handlers = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp }
  return { camera, zoomBy, reveal, handlers }
}

interface Gesture {
  camera: Camera
  frame: Frame
  area: DOMRect
  before: Spot
  now: Spot
  other: Spot
}

function dragged({ camera, frame, area, before, now }: Gesture): Camera {
  const unitsPerPixel = (2 * frame.halfWidth) / (area.width * camera.zoom)
  const [x, y] = [camera.x - (now.x - before.x) * unitsPerPixel, camera.y - (now.y - before.y) * unitsPerPixel]
  return lookAt({ ...camera, x, y }, frame)
}

/** Two fingers: the resting one holds its point of the map, the other one zooms. */
function pinched({ camera, frame, area, before, now, other }: Gesture): Camera {
  const factor =
    Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y))
  const unitsPerPixel = (2 * frame.halfWidth) / (area.width * camera.zoom)
  const held = {
    x: camera.x + (other.x - area.x - area.width / 2) * unitsPerPixel,
    y: camera.y + (other.y - area.y - area.height / 2) * unitsPerPixel,
  }
  return zoomAt(camera, factor, held, frame)
}
