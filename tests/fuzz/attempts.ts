import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'

import { calls } from '../support/calls.ts'
import { asJson, badValues, badFragments, oddNames } from './bad-values.ts'
import { knownFields, type Who, whos } from './cast.ts'
import { validFor } from './valid.ts'

/** One request in a form that a file can store; names like `$pro` stand for things in the current test data. */
export interface Attempt {
  call: string
  as: Who
  method?: string
  /** The path with its parameters filled in, and the query, as they are sent. */
  address: string
  headers: Record<string, string>
  /** As it is sent; if `bytes` is set, one character is one byte. */
  body?: string
  bytes?: true
}

/** Requests to one call: valid ones, valid ones with one error, and ones that no client would send. */
export function attemptsAt(call: string): Arbitrary<Attempt> {
  const [method = '', path = ''] = call.split(' ')
  return fc
    .record({
      as: fc.oneof({ weight: 4, arbitrary: fc.constant(likely(call)) }, fc.constantFrom(...whos)),
      path: pathsOf(path),
      query: queriesOf(call),
      headers: oneIn(12, oddHeaders, {}),
      body: method === 'GET' ? fc.constant(none) : bodiesOf(call),
      other: oneIn(30, fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'), null),
    })
    .map(({ as, path, query, headers, body, other }) => {
      const address = query === '' ? path : `${path}?${query}`
      const attempt: Attempt = Object.assign({ call, as, address }, body)
      attempt.headers = Object.assign({}, body.headers, headers)
      if (other !== null && other !== method) attempt.method = other
      return attempt
    })
}

interface Body {
  body?: string
  bytes?: true
  headers: Record<string, string>
}

const none: Body = { headers: {} }
const json = { 'content-type': 'application/json' }

function likely(call: string): Who {
  return /services|PUT \/api\/pros|hours|subscription|response/.test(call) ? 'pro' : 'customer'
}

function oneIn<Rare, Usual>(count: number, rare: Arbitrary<Rare>, usual: Usual): Arbitrary<Rare | Usual> {
  return fc.oneof({ weight: count - 1, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: rare })
}

function pathsOf(path: string): Arbitrary<string> {
  const pieces = path.split('/').map((piece) => (piece.startsWith('{') ? parametersOf(path) : fc.constant(piece)))
  const whole = fc.tuple(...pieces).map((all) => all.join('/'))
  const odd = fc.constantFrom('/', '//', '/..', '/.', '%2f', '%00', '.json', ';a=b', '/%ff')
  return fc.oneof(
    { weight: 40, arbitrary: whole },
    fc.tuple(whole, odd).map((both) => both.join('')),
  )
}

function parametersOf(path: string): Arbitrary<string> {
  const right = Object.entries(rightParameters).find(([part]) => path.includes(part))?.[1] ?? ['$pro', '$customer']
  return fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...right) },
    fc.constantFrom('$customer', '$otherPro', '$service', '$booking', '$nobody'),
    fc.constantFrom(...badFragments),
  )
}

const rightParameters: Record<string, readonly string[]> = {
  '/api/services': ['$service'],
  '/api/bookings': ['$booking', '$accepted', '$completed'],
  '/api/reviews': ['$review'],
  '/api/notifications': ['$notification'],
  '/api/auth/sessions': ['$session'],
  '/api/calendar': ['$calendar', 'AAAA.ics'],
}

function queriesOf(call: string): Arbitrary<string> {
  const query = calls[call]?.query
  const odd = fc.array(fc.constantFrom(...oddQueries), { minLength: 1, maxLength: 3 }).map((all) => all.join('&'))
  if (!query) return oneIn(10, odd, '')
  const right = validFor(query, knownFields).map(pairsOf)
  const names = Object.keys(Object(Reflect.get(query, 'shape')))
  const wrong = fc
    .tuple(right, fc.constantFrom(...names), fc.constantFrom(...badFragments))
    .map(([all, name, piece]) => all.filter(([key]) => key !== name).concat([[name, piece]]))
  const twice = right.map((all) => all.concat(all))
  return fc.oneof(
    { weight: 3, arbitrary: right.map(joined) },
    { weight: 5, arbitrary: wrong.map(joined) },
    twice.map(joined),
    fc.tuple(right.map(joined), odd).map((both) => both.join('&')),
  )
}

const oddQueries = ['a[]=1', '__proto__=1', '%00=%00', '%ff', '=', '&&', '%', 'cursor=', 'limit=1&limit=2', 'id=1', 'q']

function pairsOf(value: unknown): (readonly [string, string])[] {
  return Object.entries(Object(value)).map(([name, field]) => [name, encodeURIComponent(String(field).toWellFormed())])
}

function joined(pairs: readonly (readonly [string, string])[]): string {
  return pairs.map((pair) => pair.join('=')).join('&')
}

const oddHeaders: Arbitrary<Record<string, string>> = fc.constantFrom<Record<string, string>>(
  { cookie: 'session=' },
  { cookie: `session=${'a'.repeat(8_000)}` },
  { cookie: 'session=%00%ff; session=x; __proto__=1' },
  { cookie: Array.from({ length: 100 }, (_, i) => `c${i}=v`).join('; ') },
  { 'idempotency-key': 'x'.repeat(199) },
  { 'idempotency-key': 'x'.repeat(201) },
  { 'idempotency-key': '\u00e9"\'\\%00' },
  { 'user-agent': '<script>\u00ff'.repeat(200) },
  { accept: 'text/html', 'accept-language': 'xx-\u00ff' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'multipart/form-data; boundary=' },
  { 'content-encoding': 'gzip' },
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'null' },
  { 'if-none-match': '*', range: 'bytes=0-1' },
  { 'x-forwarded-for': "1.1.1.1', '\u00ff" },
)

function bodiesOf(call: string): Arbitrary<Body> {
  const schema = calls[call]?.body
  if (!schema) return oneIn<Body, Body>(3, senseless, none)
  const right = validFor(schema, knownFields)
  const wrong = fc.tuple(right, fc.nat(), changes).map(([value, where, change]) => changed(value, where, change))
  return fc.oneof(
    { weight: 5, arbitrary: right.map(asBody) },
    { weight: 10, arbitrary: wrong.map(asBody) },
    { weight: 2, arbitrary: fc.tuple(right, fc.nat()).map(([value, at]) => broken(asJson(value), at)) },
    { weight: 2, arbitrary: senseless },
  )
}

function asBody(value: unknown): Body {
  return { body: asJson(value), headers: json }
}

const senseless: Arbitrary<Body> = fc.oneof(
  fc.jsonValue({ depthSize: 'medium' }).map((value) => ({ body: asJson(value).toWellFormed(), headers: json })),
  fc.string({ unit: 'binary' }).map((body) => ({ body: body.toWellFormed(), headers: json })),
  fc
    .constantFrom(10, 31, 33, 1_000, 100_000)
    .map((depth) => ({ body: '['.repeat(depth) + ']'.repeat(depth), headers: json })),
  fc.constantFrom('', '{}', '[]', 'null', '"', '{"a":1,}', '\ufeff{}', '{"__proto__":{"role":"pro"}}').map((body) => ({
    body,
    headers: json,
  })),
)

/** Truncated, doubled, or with invalid UTF-8. */
function broken(text: string, at: number): Body {
  if (at % 3 === 0) return { body: text.slice(0, at % (text.length + 1)), headers: json }
  if (at % 3 === 1) return { body: text.replace(/^\{("[^"]*"):/, '{$1:null,$1:'), headers: json }
  return { body: text.replace(/:"[^"$]*"/, ':"caf\u00e9 and \u00ff\u00c0"'), bytes: true, headers: json }
}

type Change = { put: unknown } | { drop: true } | { wrap: true } | { add: string; value: unknown }

const changes: Arbitrary<Change> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ put: fc.constantFrom(...badValues) }) },
  { weight: 2, arbitrary: fc.record({ put: fc.string({ unit: 'binary', maxLength: 20 }) }) },
  fc.constant<Change>({ drop: true }),
  fc.constant<Change>({ wrap: true }),
  fc.record({ add: fc.constantFrom(...oddNames), value: fc.constantFrom(...badValues) }),
)

/** The value with one change at one of its places. */
function changed(value: unknown, where: number, change: Change): unknown {
  const places = placesIn(value)
  const place = places[where % places.length] ?? []
  return at(value, place, change)
}

function placesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]]
  const below = Object.entries(value).flatMap(([key, child]) => placesIn(child).map((place) => [key].concat(place)))
  return below.length ? below : [[]]
}

function at(value: unknown, [key, ...rest]: string[], change: Change): unknown {
  if (key === undefined) return 'put' in change ? change.put : [value]
  if (Array.isArray(value))
    return value.map((child, index) => (String(index) === key ? at(child, rest, change) : child))
  const entries = Object.entries(Object(value))
  if (rest.length === 0 && 'drop' in change) return Object.fromEntries(entries.filter(([name]) => name !== key))
  if ('add' in change) return Object.fromEntries([...entries, [change.add, change.value]])
  return Object.fromEntries(entries.map(([name, child]) => [name, name === key ? at(child, rest, change) : child]))
}
