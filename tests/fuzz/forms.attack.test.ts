import { readdirSync, readFileSync } from 'node:fs'

import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { openBusiness, request } from '../attacks/cast.ts'
import { anybody, register } from '../attacks/visitor.ts'
import type { Caller } from '../support/client.ts'
import { type Form, formsOn, linksOn } from './forms.ts'
import { badValues, oddNames } from './bad-values.ts'

const seed = Number(process.env['FUZZ_SEED'] ?? 20_260)
const runs = Math.ceil(Number(process.env['FUZZ_RUNS'] ?? 4_000) / 16)
const leak =
  /node_modules|\bSELECT |\bselect "|\binsert into|ECONN|\n\s+at |\/src\/|pglite|\/build\/server|syntax error/

test(
  'every form on every page survives whatever is typed into it, with and without scripts',
  { timeout: 600_000 },
  async () => {
    const [customer, pro, newPro] = await Promise.all([register('customer'), openBusiness(), register('pro')])
    await request(customer, pro)
    await customer.api(`POST /api/messages/${pro.id}`, { body: 'Hello' })
    const open = ['/login', '/register', '/forgot-password', '/contact', '/find-pros', `/pros/${pro.id}`]
    const links = ['/reset-password?token=x', '/verify-email?token=x', '/unsubscribe?token=x']
    const own = ['/profile', '/profile/delete', '/notifications', '/messages']
    const forms = [
      ...(await formsFrom(anybody, [...open, ...links])),
      ...(await formsFrom(customer.api, ['/dashboard', `/pros/${pro.id}`, `/messages/${pro.id}`, ...own])),
      ...(await formsFrom(pro.api, ['/pro-dashboard', '/pro-dashboard/hours', '/subscription-plans', ...own])),
      ...(await formsFrom(newPro.api, ['/pro-signup', '/subscription-plans'])),
    ]
    expect(forms.length).toBeGreaterThan(25)

    const wrong: string[] = []
    for (const [index, entry] of forms.entries()) {
      const posts = fc.sample(postsOf(entry.form), { seed: seed + index, numRuns: Math.ceil(runs / forms.length) })
      for (const post of posts) {
        const { status, text } = await entry.visitor(`POST ${post.address}`, post.body, { 'content-type': post.type })
        const said = text.match(leak)?.[0]
        if (status >= 500 || said) wrong.push(`${status} ${said ?? ''} ${post.address} ${post.body.slice(0, 600)}`)
      }
    }
    expect(wrong).toEqual([])

    for (const [visitor, path] of [
      [customer.api, '/dashboard'],
      [customer.api, `/messages/${pro.id}`],
      [customer.api, '/profile'],
      [pro.api, '/pro-dashboard'],
      [pro.api, '/pro-dashboard/hours'],
      [anybody, `/pros/${pro.id}`],
    ] as const) {
      const { status, text } = await visitor(`GET ${path}`)
      expect(status, path).toBe(200)
      expect(text.includes('\0'), path).toBe(false)
      expect(text.match(leak)?.[0], path).toBeUndefined()
    }
  },
)

/** Requests that once failed, and the status that they must get. */
test('pages fixed before stay fixed', async () => {
  const { api } = await register('customer')
  const folder = new URL('../corpus/pages/', import.meta.url)
  for (const file of readdirSync(folder)) {
    const { status, address, type, body } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
    expect((await api(`POST ${address}`, body, { 'content-type': type })).status, file).toBe(status)
  }
})

/** The forms on these pages, and on those that a tab or an open dialog of them shows. */
async function formsFrom(visitor: Caller, pages: string[]): Promise<{ visitor: Caller; form: Form }[]> {
  const seen = new Set(pages)
  const forms = new Map<string, Form>()
  for (const page of seen) {
    const { text } = await visitor(`GET ${page}`)
    for (const form of formsOn(text, page))
      forms.set(JSON.stringify([form.action, form.fields.map(({ name }) => name)]), form)
    if (pages.includes(page)) for (const link of linksOn(text, page)) seen.add(link)
  }
  // Nobody is logged out before everything is tried.
  return [...forms.values()].filter(({ action }) => action !== '/logout').map((form) => ({ visitor, form }))
}

interface Post {
  address: string
  type: string
  body: string
}

/** The form as it is, with one error, in each of the ways in which forms are sent. */
function postsOf({ action, fields }: Form): fc.Arbitrary<Post> {
  const names = [...fields.map(({ name }) => name), ...oddNames]
  const wrong = fc.constantFrom(...badValues).map((bad) => (typeof bad === 'string' ? bad : JSON.stringify(bad)))
  return fc
    .record({
      name: fc.constantFrom(...names),
      value: fc.option(wrong, { freq: 8 }),
      twice: fc.boolean(),
      way: fc.constantFrom('plain', 'plain', 'multipart', 'odd'),
      data: fc.integer({ min: 0, max: 3 }),
    })
    .map(({ name, value, twice, way, data }) => {
      const kept = fields.filter((field) => field.name !== name || (twice && value !== null))
      const pairs = [...kept, ...(value === null ? [] : [{ name, value }])]
      return Object.assign({ address: data === 0 ? dataOf(action) : action }, written(pairs, way))
    })
}

function written(pairs: Form['fields'], way: string): Omit<Post, 'address'> {
  const plain = new URLSearchParams(pairs.map(({ name, value }): [string, string] => [name, value])).toString()
  if (way === 'plain') return { type: 'application/x-www-form-urlencoded', body: plain }
  if (way === 'odd')
    return { type: pairs.length % 2 ? 'text/plain' : 'multipart/form-data', body: `${plain}&%00=%ff&%=%zz` }
  const parts = pairs.map(
    ({ name, value }) => `--limit\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return { type: 'multipart/form-data; boundary=limit', body: `${parts.join('')}--limit--\r\n` }
}

/** The address to which the router's script sends the same form. */
function dataOf(action: string): string {
  const [path = '', query] = action.split('?')
  return `${path.replace(/\/$/, '')}.data${query === undefined ? '' : `?${query}`}`
}
