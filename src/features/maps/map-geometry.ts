import type { Point } from '../places/distance.ts'

/** A point on the flat map, in 1e-4 degrees of latitude: x to the east and y to the south of the view's center. */
export interface Spot {
  x: number
  y: number
}

/** The container of a map, in pixels. */
export interface Box {
  width: number
  height: number
}

/** What the viewer is looking at: the point in the center, and the zoom relative to the whole view. */
export interface Camera extends Spot {
  zoom: number
}

/** How far a view reaches from its center, in map units. */
export interface Frame {
  halfWidth: number
  halfHeight: number
}

export const unitsPerDegree = 10_000
export const unitsPerMile = unitsPerDegree / 69.05
export const wholeView: Camera = { x: 0, y: 0, zoom: 1 }
export const zoomStep = 1.6
export const maxZoom = zoomStep ** 4

/**
 * A view reaches 1.9 radii to each side and 1.5 up and down. The component shows at least 1.15 radii of it along its
 * shorter edge and crops the rest, so one view fits a phone and a wide screen without shifting or stretching.
 */
const reach = { across: 1.9, up: 1.5 }

export function frameOf(radiusMiles: number): Frame {
  const radius = radiusMiles * unitsPerMile
  return { halfWidth: Math.round(radius * reach.across), halfHeight: Math.round(radius * reach.up) }
}

/** Flat enough at city scale: the error at the edge of a 50-mile view is under one percent. */
export function spotOf(point: Point, middle: Point): Spot {
  const narrowing = Math.cos((middle.latitude * Math.PI) / 180)
  return {
    x: Math.round((point.longitude - middle.longitude) * unitsPerDegree * narrowing),
    y: Math.round((middle.latitude - point.latitude) * unitsPerDegree),
  }
}

/** The position of a point in the drawing, in percent of its width and height. */
export function percentOf(spot: Spot, camera: Camera, frame: Frame): Spot {
  return {
    x: hundredths(50 + ((spot.x - camera.x) * camera.zoom * 50) / frame.halfWidth),
    y: hundredths(50 + ((spot.y - camera.y) * camera.zoom * 50) / frame.halfHeight),
  }
}

/** Moves the camera, but not past the edge of the view. */
export function lookAt(camera: Camera, frame: Frame): Camera {
  const zoom = between(1, camera.zoom, maxZoom)
  const room = { x: frame.halfWidth * (1 - 1 / zoom), y: frame.halfHeight * (1 - 1 / zoom) }
  return { zoom, x: between(-room.x, camera.x, room.x), y: between(-room.y, camera.y, room.y) }
}

/** Shows all points, zoomed in by up to two steps; every container shows at least half of the view's width. */
export function cameraOn(spots: Spot[], frame: Frame): Camera {
  if (spots.length === 0) return wholeView
  const [x, y] = [span(spots.map((spot) => spot.x)), span(spots.map((spot) => spot.y))]
  const zoom = between(1, (0.42 * frame.halfWidth) / Math.max(1, x.half, y.half), zoomStep ** 2)
  return lookAt({ x: x.middle, y: y.middle, zoom }, frame)
}

function span(values: number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return { middle: (least + most) / 2, half: (most - least) / 2 }
}

/** Zooms in by a factor while the given point keeps its place on the screen. */
export function zoomAt(camera: Camera, factor: number, spot: Spot, frame: Frame): Camera {
  const zoom = between(1, camera.zoom * factor, maxZoom)
  const share = camera.zoom / zoom
  const [x, y] = [spot.x - (spot.x - camera.x) * share, spot.y - (spot.y - camera.y) * share]
  return lookAt({ x, y, zoom }, frame)
}

/** The part of the map in view, as an SVG `viewBox`. */
export function viewBoxOf(camera: Camera, frame: Frame): string {
  const [across, up] = [frame.halfWidth / camera.zoom, frame.halfHeight / camera.zoom]
  return [camera.x - across, camera.y - up, across * 2, up * 2].map(Math.round).join(' ')
}

/** How many whole zoom steps in; decides which town labels fit. */
export function levelOf(zoom: number): number {
  return Math.floor(Math.log(zoom) / Math.log(zoomStep) + 0.01)
}

/** The longest round distance that takes at most a ninth of the drawing, and its share of the width in percent. */
export function scaleBar(camera: Camera, halfWidth: number): { miles: number; percent: number } {
  const milesAcross = (2 * halfWidth) / camera.zoom / unitsPerMile
  const miles = [50, 20, 10, 5, 2, 1].find((length) => length <= milesAcross / 9) ?? 0.5
  return { miles, percent: hundredths((miles / milesAcross) * 100) }
}

/** The width of the drawing in this container: the same as in `drawingSize`. */
export function drawnWidth({ width, height }: Box): number {
  return Math.max(1.652 * Math.min(width, height), width, 1.2667 * height)
}

/** The points that the scale bar in the lower left corner covers; labels avoid them as they avoid pins. */
export function scaleSpots(box: Box, camera: Camera, frame: Frame): Spot[] {
  const drawn = drawnWidth(box)
  const bar = (scaleBar(camera, frame.halfWidth).percent / 100) * drawn
  const unitsPerPixel = (2 * frame.halfWidth) / (drawn * camera.zoom)
  const y = camera.y + (box.height / 2 - 44) * unitsPerPixel
  return [33, 11 + bar].map((x) => ({ x: camera.x + (x - box.width / 2) * unitsPerPixel, y }))
}

function between(low: number, value: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}
