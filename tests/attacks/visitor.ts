import { inject } from 'vitest'

export const site = inject('site')
export const strict = inject('strict')
export const proxied = inject('proxied')

type Body = Record<string, unknown>

export interface Answer {
  status: number
  headers: Headers
  text: string
  body: Body
  list: Body[]
}

export interface Visitor {
  (call: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
}

/**
 * A visitor with a cookie jar who calls the running server: `visitor('POST /api/reviews', {…})`. A string is sent as it
 * is.
 */
export function visitorOf(base: string, cookie = ''): Visitor & { cookie(): string } {
  let kept = cookie
  async function visit(call: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const [method = 'GET', path = '/'] = call.split(' ')
    const response = await fetch(base + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(kept ? { cookie: kept } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const session = response.headers.getSetCookie().find((line) => /^(__Host-)?session=/.test(line))
    kept = session?.split(';')[0] ?? kept
    return { status: response.status, headers: response.headers, ...read(await response.text()) }
  }
  return Object.assign(visit, { cookie: () => kept })
}

export const anybody = visitorOf(site)

export interface Person {
  api: Visitor & { cookie(): string }
  id: string
  email: string
  password: string
}

let people = 0

export async function register(role: 'customer' | 'pro', base = site, changes: Body = {}): Promise<Person> {
  const api = visitorOf(base)
  const email = `attack-${process.pid}-${Date.now()}-${people++}@example.com`
  const password = 'secret-water'
  const form = { email, password, confirmPassword: password, firstName: 'Dana', lastName: 'Whitfield', role }
  const answer = await api('POST /api/auth/register', { ...form, ...changes })
  if (answer.status !== 201) throw new Error(`could not register: ${answer.text}`)
  return { api, email, password, id: String(answer.body['id']) }
}

/** Polls until `look` finds something. */
export async function until<Found>(look: () => Promise<Found | undefined | false>, seconds = 10): Promise<Found> {
  const end = Date.now() + seconds * 1000
  for (;;) {
    const found = await look()
    if (found !== undefined && found !== false) return found
    if (Date.now() > end) throw new Error('It did not happen in time')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function read(text: string): { text: string; body: Body; list: Body[] } {
  let value: unknown = {}
  try {
    value = JSON.parse(text)
  } catch {
    // A page, a calendar, or nothing.
  }
  if (Array.isArray(value)) return { text, body: {}, list: value }
  return { text, body: Object.fromEntries(Object.entries(value ?? {})), list: [] }
}

/** The number of answers with each status, such as `{ 201: 1, 409: 19 }`. */
export function countStatuses(answers: { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
