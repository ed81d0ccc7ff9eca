// Dates and times of day as a wall clock in the zone shows them.

/** The local date in `timeZone`, YYYY-MM-DD. */
export function localDate(timeZone: string, at: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString()
}

// Forms use this, too, in browsers that do not have Temporal yet.
export function plusDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The start of the local day; the day ends when the next one begins. */
export function startOfDay(timeZone: string, date: string): Date {
  return new Date(Temporal.PlainDate.from(date).toZonedDateTime(timeZone).epochMilliseconds)
}

/** An hour that occurs twice means the first. */
export function atLocalTime(timeZone: string, date: string, minute: number): Temporal.ZonedDateTime {
  return Temporal.PlainDate.from(date)
    .toPlainDateTime()
    .add({ minutes: minute })
    .toZonedDateTime(timeZone, { disambiguation: 'compatible' })
}

/** The instant of each minute of a local day; null for minutes that a clock change skips. */
export function minutesOfDay(timeZone: string, date: string): (minute: number) => Date | null {
  const midnight = atLocalTime(timeZone, date, 0)
  // On all but two days a year, counting is enough: asking Temporal for each minute takes several times as long.
  if (midnight.hoursInDay === 24) return (minute) => new Date(midnight.epochMilliseconds + minute * 60_000)
  return (minute) => {
    const at = atLocalTime(timeZone, date, minute)
    // A skipped time is moved to a later one, so its hour and minute differ.
    return at.hour * 60 + at.minute === minute ? new Date(at.epochMilliseconds) : null
  }
}

/** The instant of a local time; null if a clock change skips it. */
export function instantOf(timeZone: string, date: string, time: string): Date | null {
  return minutesOfDay(timeZone, date)(minuteOfDay(time))
}

export function plusMinutes(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * 60_000)
}

/** "08:30" from 510; "24:00" from 1440. */
export function timeOfDay(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

/** 510 from "08:30". */
export function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
