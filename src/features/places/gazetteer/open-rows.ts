import type { Columns, GazetteerFile } from './gazetteer-file.ts'

const stepsPerDegree = 10_000

/** What towns and ZIP codes have in common. */
export function openRows({ names, states, zones }: GazetteerFile, columns: Columns) {
  const name = Uint16Array.from(columns.name)
  const state = Uint8Array.from(columns.state)
  const latitude = Int32Array.from(columns.latitude)
  const longitude = Int32Array.from(columns.longitude)
  const zone = Uint8Array.from(columns.zone)
  const latitudeAt = (number: number) => (latitude[number] ?? 0) / stepsPerDegree
  const longitudeAt = (number: number) => (longitude[number] ?? 0) / stepsPerDegree

  return {
    latitudeAt,
    longitudeAt,
    /** The index of the row's name among the file's names. */
    nameNumberAt: (number: number) => name[number] ?? 0,
    nameAt: (number: number) => names[name[number] ?? 0] ?? '',
    whereAt: (number: number) => ({
      state: states[state[number] ?? 0]?.state ?? '',
      latitude: latitudeAt(number),
      longitude: longitudeAt(number),
      timeZone: zones[zone[number] ?? 0] ?? 'UTC',
    }),
  }
}
