import { minutesInMs } from '../../platform/durations.ts'

/**
 * Appointments take up a pro's time in quarter hours; in milliseconds. In a file of its own, since no page needs it.
 */
export const quarterHour = minutesInMs(15)
