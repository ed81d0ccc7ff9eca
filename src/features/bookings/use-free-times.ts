import { useEffect, useState } from 'react'

export interface FreeTimesQuery {
  proId: string
  durationMinutes: number
  /** The next days, from the pro's today on, as `listFreeSlots` gives them. */
  days: readonly { date: string; slots: readonly string[] }[]
}

/** The times that are free on a day; undefined as long as they are not known. */
export function useFreeTimes({ proId, durationMinutes, days }: FreeTimesQuery, date: string) {
  const [answer, setAnswer] = useState<{ days: unknown; date: string; slots: readonly string[] | undefined }>()
  const listed = days.find((day) => day.date === date)?.slots
  const asks = date !== '' && listed === undefined
  // Later days are asked for one by one, and again when the page was loaded again: a time may have been taken.
  useEffect(() => {
    const leaving = new AbortController()
    const ask = async () => {
      const slots = await freeTimes(proId, date, durationMinutes)
      if (!leaving.signal.aborted) setAnswer({ days, date, slots })
    }
    if (asks) void ask()
    return () => leaving.abort()
  }, [asks, proId, durationMinutes, days, date])

  const known = answer?.date === date ? answer : undefined
  return { slots: listed ?? known?.slots, waiting: asks && known?.days !== days }
}

/** Nothing when the server cannot say: then every time stays on offer, and the server has the last word. */
async function freeTimes(proId: string, date: string, durationMinutes: number): Promise<string[] | undefined> {
  const query = new URLSearchParams({ from: date, days: '1', durationMinutes: String(durationMinutes) })
  try {
    const response = await fetch(`/api/pros/${encodeURIComponent(proId)}/availability?${query}`)
    const answer: unknown = response.ok ? await response.json() : undefined
    return isAvailability(answer) ? answer.days[0]?.slots : undefined
  } catch {
    return undefined
  }
}

/** The answer is our own, so a shallow check is enough; a schema library would double this page's own scripts. */
function isAvailability(answer: unknown): answer is { days: { slots: string[] }[] } {
  return typeof answer === 'object' && answer !== null && 'days' in answer && Array.isArray(answer.days)
}
