export function minutesInMs(count: number): number {
  return count * 60_000
}

export function hoursInMs(count: number): number {
  return minutesInMs(60 * count)
}

export function daysInMs(count: number): number {
  return hoursInMs(24 * count)
}

/** The instant that is this many milliseconds later; earlier, if they are negative. */
export function later(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms)
}
