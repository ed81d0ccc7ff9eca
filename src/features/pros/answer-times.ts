const hour = 60
const day = 24 * hour

/** How fast a pro can be said to answer, in minutes and in words; nothing is said about slower ones. */
const answerTimes = [
  [hour, 'an hour'],
  [2 * hour, '2 hours'],
  [4 * hour, '4 hours'],
  [day, 'a day'],
  [2 * day, '2 days'],
] as const

/** The shortest of these times that is not exceeded; null when all are. */
export function answerTimeOf(minutes: number): number | null {
  return answerTimes.find(([longest]) => minutes <= longest)?.[0] ?? null
}

export function answerWords(answersWithin: number | null): string | null {
  const time = timeWords(answersWithin)
  return time && `Usually answers within ${time}`
}

/** "2 hours"; null when nothing is said. */
export function timeWords(answersWithin: number | null): string | null {
  return answerTimes.find(([minutes]) => minutes === answersWithin)?.[1] ?? null
}
