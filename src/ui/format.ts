/** US dollars from integer cents: `formatMoney(40788)` is "$407.88". */
export function formatMoney(cents: number): string {
  return dollars.format(cents / 100)
}

/** US dollars from integer cents, whole dollars without cents: "$89", "$89.50". */
export function formatPrice(cents: number): string {
  return formatMoney(cents).replace(/\.00$/, '')
}

/** "November 24, 2026" from the calendar date "2026-11-24", which is the same everywhere. */
export function formatDate(date: string): string {
  return formatDateIn(date, 'UTC')
}

/** "November 24, 2026": the date of an instant, which depends on the time zone. */
export function formatDateIn(instant: string | Date, timeZone: string): string {
  return longDate(timeZone).format(new Date(instant))
}

/** "Tuesday, November 24, 2026" from the calendar date "2026-11-24". */
export function formatDay(date: string): string {
  return formatDayIn(date, 'UTC')
}

/** "Tuesday, November 24, 2026": the day of an instant. */
export function formatDayIn(instant: string, timeZone: string): string {
  return weekdayDate(timeZone).format(new Date(instant))
}

/** "2:30 PM" from "14:30" or "14:30:00". */
export function formatTime(time: string): string {
  const [hour = '0', minute = '00'] = time.split(':')
  const hours = Number(hour)
  return `${hours % 12 === 0 ? 12 : hours % 12}:${minute} ${hours < 12 ? 'AM' : 'PM'}`
}

/** "November 24, 2026 at 2:30 PM": an instant in `timeZone`. */
export function formatInstant(instant: string | Date, timeZone: string): string {
  return `${formatDateIn(instant, timeZone)} at ${formatTimeIn(instant, timeZone)}`
}

/** "2:30 PM" of an instant. */
export function formatTimeIn(instant: string | Date, timeZone: string): string {
  return formatTime(clock(timeZone).format(new Date(instant)))
}

/** "45 minutes", "1.5 hours": under an hour in minutes, and never rounded, since these are steps of 15 minutes. */
export function formatLength(minutes: number): string {
  return minutes < 60 ? plural(minutes, 'minute') : plural(minutes / 60, 'hour')
}

/** One decimal: "4.9". */
export function formatRating(rating: number): string {
  return rating.toFixed(1)
}

/** "25 miles", "1 mile", "3.1 miles". */
export function formatMiles(miles: number): string {
  return plural(Math.round(miles * 10) / 10, 'mile')
}

/** "3.1 miles", "1 mile", "Under a mile": how far away something is. */
export function formatAway(miles: number): string {
  // From here on, one decimal reads "1 mile".
  return miles < 0.95 ? 'Under a mile' : formatMiles(miles)
}

/** "1 review", "1,280 reviews". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}

/** "1,280". */
export function formatNumber(count: number): string {
  return numbers.format(count)
}

// Created once: one per number was a twentieth of the work for the home page.
const numbers = new Intl.NumberFormat('en-US')

/** Between two facts. No line begins with it. */
export const dot = '\u00a0· '

/** A deleted account has no last name. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim()
}

/** First letters of the first and last word, in capitals; "?" for nobody. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return (
    letters
      .map((word) => Array.from(word ?? '')[0] ?? '')
      .join('')
      .toUpperCase() || '?'
  )
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/**
 * Formats these parts of a date in any time zone. Formatters are cached: creating one costs fifty times as much as
 * using it.
 */
export function dateFormat(parts: Intl.DateTimeFormatOptions): (timeZone: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>()
  return (timeZone) => {
    const format = made.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...parts, timeZone })
    made.set(timeZone, format)
    return format
  }
}

const longDate = dateFormat({ year: 'numeric', month: 'long', day: 'numeric' })
const weekdayDate = dateFormat({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' })
const clock = dateFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
