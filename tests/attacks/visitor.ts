import { setTimeout as wait } from 'node:timers/promises'
import { inject } from 'vitest'

import { type Caller, type Client, openClient, type Person, registerWith } from '../support/client.ts'

export const site = inject('site')
export const strict = inject('strict')
export const proxied = inject('proxied')

/** A visitor who calls the running server. */
export function visitorOf(base: string, cookie = ''): Client {
  return openClient((path, request) => fetch(base + path, request), cookie)
}

/** Somebody else each time: a cookie of one test must not reach another. */
export const anybody: Caller = (...asked) => visitorOf(site)(...asked)

export function register(
  role: 'customer' | 'pro',
  base = site,
  changes: Record<string, unknown> = {},
): Promise<Person> {
  return registerWith(visitorOf(base), role, changes)
}

/** Polls until `look` finds something. */
export async function until<Found>(look: () => Promise<Found | undefined | false>, seconds = 10): Promise<Found> {
  const end = Date.now() + seconds * 1000
  for (;;) {
    const found = await look()
    if (found !== undefined && found !== false) return found
    if (Date.now() > end) throw new Error('It did not happen in time')
    await wait(50)
  }
}

/** The number of answers with each status, such as `{ 201: 1, 409: 19 }`. */
export function countStatuses(answers: { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
