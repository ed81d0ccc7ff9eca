import type { Answer } from '../../src/api/call.ts'
import { calls } from '../support/calls.ts'
import { shapes } from '../../src/api/shapes.ts'
import type { Attempt } from './attempts.ts'
import type { Cast } from './cast.ts'

const longest = 10_000
const leak =
  /node_modules|\bSELECT |\bselect "|\binsert into|\bpg_|ECONN|\n\s+at |\/src\/|pglite|postgres|\/build\/|syntax error/

/** Sends it and returns everything that is wrong with the answer. */
export async function judge(cast: Cast, attempt: Attempt): Promise<{ status: number; wrong: string[] }> {
  const sent = filled(attempt, cast.ids)
  const method = sent.method ?? sent.call.split(' ')[0] ?? ''
  const url = new URL(sent.address, 'http://localhost')
  const response = await inTime(cast.site.fetch(requestOf(sent, method, url, cast)))
  if (!response) return { status: 0, wrong: [`no answer in ${longest / 1000} s`] }
  const type = response.headers.get('content-type') ?? ''
  const isStream = type.startsWith('text/event-stream')
  if (isStream) await response.body?.cancel()
  const text = isStream ? '' : await response.text()
  const { status } = response
  const wrong = [
    ...inGeneral(status, text),
    ...(status >= 400 ? inError(url, method, type, text) : inAnswer(sent, method, url, status, text)),
  ]
  await stayIn(cast, attempt, status)
  return { status, wrong: wrong.map((what) => `${status} ${what}: ${text.slice(0, 300)}`) }
}

/** Text that a page cannot show: half a character, NUL, and what a database replaces them with. */
export function unshowable(value: unknown): boolean {
  if (typeof value === 'string') return !value.isWellFormed() || /[\0\ufffd]|(?![\n\r\t])\p{Cc}/u.test(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some(unshowable)
}

/** With the names replaced by the current test data. */
function filled(attempt: Attempt, ids: Record<string, string>): Attempt {
  const fill = (text: string) => text.replace(/\$(\w+)/g, (whole, name: string) => ids[name] ?? whole)
  const { body, address } = attempt
  return { ...attempt, address: fill(address), ...(body === undefined ? {} : { body: fill(body) }) }
}

function requestOf({ as, headers, body, bytes }: Attempt, method: string, url: URL, { cookies }: Cast): Request {
  const cookie = cookies[as] ?? ''
  const hasBody = body !== undefined && method !== 'GET' && method !== 'HEAD'
  const sent = bytes ? Uint8Array.from(body ?? '', (character) => character.codePointAt(0) ?? 0) : body
  return new Request(url, {
    method,
    headers: { ...(cookie ? { cookie } : {}), ...headers },
    ...(hasBody ? { body: sent ?? '' } : {}),
  })
}

async function inTime(response: Response | Promise<Response>): Promise<Response | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, longest)
  return Promise.race([response, promise]).finally(() => clearTimeout(timer))
}

/** A user who logged out logs in again; one whose account has changed is replaced by a new one. */
async function stayIn(cast: Cast, { call, as }: Attempt, status: number): Promise<void> {
  const leaves = /logout|sessions\/|password/.test(call)
  if ((status === 201 && call === 'POST /api/pros') || (status === 204 && /account/.test(call))) return cast.join(as)
  if (status === 204 && leaves && as !== 'nobody') await cast.enter(as)
}

function inGeneral(status: number, text: string): string[] {
  const leaked = text.match(leak)?.[0]
  return [...(status >= 500 ? ['fails'] : []), ...(leaked ? [`tells ${leaked}`] : [])]
}

function inError({ pathname }: URL, method: string, type: string, text: string): string[] {
  if (!pathname.startsWith('/api/') || method === 'HEAD') return []
  if (!type.startsWith('application/json')) return [`an error as ${type}`]
  return shapes.Error.safeParse(jsonOf(text)).success ? [] : ['an error of another shape']
}

function inAnswer(
  { call, body = '', bytes, address }: Attempt,
  method: string,
  url: URL,
  status: number,
  text: string,
): string[] {
  const value = jsonOf(text)
  const wrong = unshowable(value) ? ['what no page can show'] : []
  const declared = calls[call]
  if (!declared || method !== call.split(' ')[0] || !samePath(call, url)) return wrong
  if (declared.body && ((bytes && /[^\0-\x7f]/.test(body)) || !declared.body.safeParse(jsonOf(body)).success))
    wrong.push('took a body that is wrong')
  if (declared.query && !declared.query.safeParse(queryOf(url)).success)
    wrong.push(`took a query that is wrong: ${address}`)
  const [success, shape] = declared.answers
  if (status !== success) return [...wrong, 'is not the declared answer']
  return hasShape(shape, value) ? wrong : [...wrong, 'has another shape']
}

function hasShape(shape: Answer[1], value: unknown): boolean {
  if (shape === undefined) return value === undefined
  return typeof shape === 'string' || shape.safeParse(value).success
}

/** Whether the address still belongs to this call: `/api/pros/search` does not match `/api/pros/{userId}`. */
function samePath(call: string, { pathname }: URL): boolean {
  const pattern = call.split(' ')[1] ?? ''
  if (pathname !== pattern && pathname in literalPaths) return false
  return new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname)
}

const literalPaths = Object.fromEntries(Object.keys(calls).map((call) => [call.split(' ')[1] ?? '', true]))

/** As the server reads it: a part without a name or a value does not count. */
function queryOf({ searchParams }: URL): Record<string, string> {
  return Object.fromEntries([...searchParams].filter(([name, value]) => name !== '' && value.trim() !== ''))
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, '')) // as the standard lets readers do
  } catch {
    return undefined
  }
}
