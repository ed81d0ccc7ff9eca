import { useEffect, useState } from 'react'

import { readAnswer } from '../../../platform/read-answer.ts'
import { defaultDuration } from '../../availability/availability.ts'
import type { FreeDay } from '../../availability/free-day.ts'
import type { PreparedRequest } from './prepared-request.ts'

/** The next days, and the free times of a date; undefined until they are known. */
export function useFreeTimes(
  { days, booked, replacesId, filled }: PreparedRequest,
  { proId, durationMinutes, date, which }: Wanted,
) {
  const andLater = which === 'rest'
  const addressOf = (from: string, days: number) => {
    const query = new URLSearchParams({ from, days: String(days), durationMinutes: String(durationMinutes) })
    if (replacesId) {
      query.set('replacesId', replacesId)
      query.set('andLater', String(andLater))
    }
    return `/api/pros/${encodeURIComponent(proId)}/availability?${query}`
  }
  const isAsFilled = andLater === (filled?.['which'] === 'rest')
  const isListed = isAsFilled && durationMinutes === (booked?.durationMinutes ?? defaultDuration)
  const isSoon = days.some((day) => day.date === date)
  const soon = useFreeDays(isListed ? null : addressOf(days[0]?.date ?? '', days.length), days)
  const later = useFreeDays(isSoon || date === '' ? null : addressOf(date, 1), days)

  const next = isListed ? days : soon.days
  const slots = (isSoon ? next : later.days)?.find((day) => day.date === date)?.slots
  return { next, slots, waiting: (isSoon ? soon : later).waiting }
}

interface Wanted {
  proId: string
  durationMinutes: number
  date: string
  /** Which appointments of a series move, `one` or `rest`: their own times are free for them. */
  which: string
}

/** Loads the times if there is an address, and again when the page was reloaded: a time may have been taken. */
function useFreeDays(address: string | null, page: unknown) {
  const [answer, setAnswer] = useState<{ page: unknown; address: string; days: readonly FreeDay[] | undefined }>()
  useEffect(() => {
    const leaving = new AbortController()
    const ask = async (address: string) => {
      const days = await freeDays(address, leaving.signal)
      if (!leaving.signal.aborted) setAnswer({ page, address, days })
    }
    if (address !== null) void ask(address)
    return () => leaving.abort()
  }, [address, page])

  const known = answer?.address === address ? answer : undefined
  return { days: known?.days, waiting: address !== null && known?.page !== page }
}

/** Undefined when the server cannot answer: then every time stays on offer, and the server decides on submit. */
async function freeDays(address: string, signal: AbortSignal): Promise<FreeDay[] | undefined> {
  try {
    const response = await fetch(address, { signal })
    const answer = response.ok ? await readAnswer<{ days: FreeDay[] }>(response, { days: true }) : null
    return answer?.days
  } catch {
    return undefined
  }
}
