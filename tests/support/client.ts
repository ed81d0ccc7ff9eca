type Body = Record<string, unknown>

export interface Answer {
  status: number
  headers: Headers
  text: string
  body: Body
  list: Body[]
}

export interface Caller {
  (call: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
}

/** Keeps its cookie. */
export interface Client extends Caller {
  cookie(): string
}

/** How a request reaches the product: directly, or over the network. */
type Send = (path: string, request: RequestInit) => Response | Promise<Response>

/** A browser: `client('POST /api/reviews', {…})`. A string is sent as it is. */
export function openClient(send: Send, cookie = ''): Client {
  let kept = cookie
  async function call(call: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const [method = 'GET', path = '/'] = call.split(' ')
    const response = await send(path, {
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
  return Object.assign(call, { cookie: () => kept })
}

export interface Person {
  api: Client
  id: string
  email: string
  password: string
}

let people = 0

/** A new account, whose session this client keeps. */
export async function registerWith(api: Client, role: 'customer' | 'pro', changes: Body = {}): Promise<Person> {
  const form = registrationAs(role)
  const answer = await api('POST /api/auth/register', { ...form, ...changes })
  if (answer.status !== 201) throw new Error(`could not register: ${answer.text}`)
  return { api, email: form.email, password: form.password, id: String(answer.body['id']) }
}

/** What somebody new registers with. */
export function registrationAs(role: 'customer' | 'pro') {
  const email = `person-${process.pid}-${Date.now()}-${people++}@example.com`
  const password = 'secret-water'
  return { email, password, confirmPassword: password, firstName: 'Dana', lastName: 'Whitfield', role }
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
