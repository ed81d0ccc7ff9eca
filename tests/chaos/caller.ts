import type { Person } from './people.ts'

export interface Answer {
  /** 0 when no answer came. */
  status: number
  ms: number
  body: Record<string, unknown>
  /** The body, if that is one. */
  list: unknown[]
  headers: Headers
  error?: string
}

export interface CallOptions {
  body?: object
  headers?: Record<string, string>
  timeout?: number
}

/** Never throws: the absence of an answer is a result, too. */
export async function call(
  url: string,
  what: string,
  person?: Person,
  { body, headers = {}, timeout = 20_000 }: CallOptions = {},
): Promise<Answer> {
  const [method = 'GET', path = '/'] = what.split(' ')
  const sent: Record<string, string> = body ? { 'content-type': 'application/json' } : {}
  const who: Record<string, string> = person ? { cookie: person.cookie } : {}
  const began = performance.now()
  try {
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: { ...sent, ...who, ...headers },
      signal: AbortSignal.timeout(timeout),
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    const { status, headers: sentBack } = response
    return { status, ms: performance.now() - began, ...read(text), headers: sentBack }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { status: 0, ms: performance.now() - began, body: {}, list: [], headers: new Headers(), error: message }
  }
}

/** The number of answers with each status: "201×80, 503×3". */
export function countStatuses(answers: readonly Pick<Answer, 'status'>[]): string {
  const counts = new Map<number, number>()
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([status, n]) => `${status || 'none'}×${n}`)
    .join(', ')
}

function read(text: string): Pick<Answer, 'body' | 'list'> {
  const json: unknown = /^[{[]/.test(text) ? JSON.parse(text) : {}
  return Array.isArray(json)
    ? { body: {}, list: json }
    : { body: Object.fromEntries(Object.entries(Object(json))), list: [] }
}
