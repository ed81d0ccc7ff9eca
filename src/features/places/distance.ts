export interface Point {
  latitude: number
  longitude: number
}

/** The value that `dist_mi` in the database uses, so that both agree on who is inside a circle. */
const earthRadiusMiles = 3958.7613

/** Great-circle distance in miles. */
export function milesBetween(a: Point, b: Point): number {
  const north = halfSine(b.latitude - a.latitude)
  const east = halfSine(b.longitude - a.longitude)
  const chord = north ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east ** 2
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(chord)))
}

function halfSine(degrees: number): number {
  return Math.sin(radians(degrees) / 2)
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
