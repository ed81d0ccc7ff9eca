import type { Call } from '../run/drive.ts'
import type { Served } from '../run/served.ts'
import type { CallName } from './calls.ts'
import type { Recorded } from './record.ts'

type Json = Record<string, unknown>

/** Repeats the first of the recorded calls and throws when the answer differs in anything that matters. */
export async function requireSame(served: Served, name: CallName, recordings: [Call, Recorded][]): Promise<void> {
  for (const [call, recorded] of recordings.slice(0, 20)) {
    const response = await fetch(served.url + call.path, { headers: call.headers ?? {} })
    const answer: unknown = await response.json()
    const [found, wanted] = [essence(name, answer), essence(name, recorded.answer)]
    if (found !== wanted) throw new Error(`${call.path} was answered otherwise:\n${found}\n${wanted}`)
  }
}

function essence(name: CallName, answer: unknown): string {
  if (name === 'search')
    return listOf(answer)
      .map((pro) => [pro['userId'], pro['businessName'], services(pro)].join(' '))
      .join('\n')
  const one = objectOf(answer)
  if (name === 'profile') return [one['userId'], services(one), listOf(one['reviews']).map(({ id }) => id)].join(' ')
  return [one['id'], one['email'], one['subscriptionStatus'], one['hasProProfile']].join(' ')
}

function services(pro: Json): string {
  return listOf(pro['services'])
    .map(({ id }) => String(id))
    .toSorted()
    .join()
}

function listOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.map(objectOf) : []
}

function objectOf(value: unknown): Json {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
