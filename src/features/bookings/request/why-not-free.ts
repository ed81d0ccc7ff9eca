import { formatDay, formatTime } from '../../../ui/format.ts'

/** Why there is nothing to choose on a date, or that the chosen time is gone; undefined as long as all is well. */
export function whyNotFree(free: readonly string[] | undefined, { date, firstFree, today, last, chosen }: Wanted) {
  if (!date && !firstFree) return 'This pro has no free times for now. Please write them a message instead.'
  if (today && date && date < today) return 'This day has passed. Please choose another day.'
  if (last && date > last) return `Visits can be requested up to ${formatDay(last)}. Please choose an earlier day.`
  if (free?.length === 0) return 'No times are free on this day. Please choose another day.'
  if (!free || !chosen || free.includes(chosen)) return undefined
  return `${formatTime(chosen)} is not free on this day. Please choose another time.`
}

interface Wanted {
  /** YYYY-MM-DD, or empty. */
  date: string
  /** The next date with a free time, or empty. */
  firstFree: string
  today: string | undefined
  /** The last day that can be asked for. */
  last: string | undefined
  chosen: string | undefined
}
