import { createStaticHandler, type RouteObject, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'

import { newAddress } from '../../../tests/support/accounts.ts'
import { testDatabase } from '../../../tests/support/databases.ts'
import { register } from '../../features/accounts/accounts.server.ts'
import { marketplace } from '../../features/bookings/marketplace.fixture.ts'
import { type Actor, visitContext } from '../../platform/visit.server.ts'
import { action as logIn, loader as showLogin } from '../login.tsx'
import { action as signUp, loader as showRegistration } from '../register.tsx'

const { db } = await testDatabase()
const { as, customer, pro } = await marketplace(db)
const dana = { firstName: 'Dana', lastName: 'Whitfield', password: 'secret-water' }

/** The pages that a heart leads to, asked by a browser that is signed in as `actor`. */
async function open(route: RouteObject, search: string, { actor = null, fields }: Sent) {
  const requestContext = new RouterContextProvider()
  requestContext.set(visitContext, as(actor, new Date()))
  const url = `https://poolwell.example/login?${search}`
  const request = new Request(url, fields ? { method: 'POST', body: new URLSearchParams(fields) } : {})
  const answer = await createStaticHandler([{ id: 'page', path: '/login', ...route }]).query(request, {
    requestContext,
  })
  if (!(answer instanceof Response)) return { page: answer.loaderData['page'], cookies: '', leadsTo: null }
  const cookies = decodeURIComponent(answer.headers.get('set-cookie') ?? '')
  return { page: null, cookies, leadsTo: answer.headers.get('location') }
}

interface Sent {
  actor?: Actor | null
  fields?: Record<string, string>
}

async function registered(role: 'customer' | 'pro') {
  const email = newAddress()
  const { id } = await register(as(null), { ...dana, email, role, confirmPassword: dana.password })
  return { id, fields: { email, password: dana.password } }
}

async function savedBy(accountId: string): Promise<string[]> {
  const rows = await db.selectFrom('savedPro').select('proId').where('accountId', '=', accountId).execute()
  return rows.map(({ proId }) => proId)
}

const heart = `redirect=/find-pros%3Flocation%3D91101&save=${pro.id}`

/** Creates an account on the page that a heart leads to. */
async function createAccount(role: 'customer' | 'pro') {
  const fields = { ...dana, email: newAddress(), confirmPassword: dana.password, role }
  const { cookies, leadsTo } = await open({ action: signUp }, heart, { fields })
  expect(leadsTo).toBe('/find-pros?location=91101')
  const { id } = await db.selectFrom('account').select('id').where('email', '=', fields.email).executeTakeFirstOrThrow()
  return { cookies, saved: await savedBy(id) }
}

test('whoever presses a heart and logs in comes back to the page, and the pro is saved', async () => {
  const { id, fields } = await registered('customer')
  const { page } = await open({ loader: showLogin }, heart, {})
  expect(page).toMatchObject({ reason: 'Save Blue Water' })
  const { cookies, leadsTo } = await open({ action: logIn }, heart, { fields })
  expect(leadsTo).toBe('/find-pros?location=91101')
  expect(cookies).toContain('title=Saved&')
  expect(await savedBy(id)).toEqual([pro.id])
})

test('whoever creates an account for it has the pro saved, too; with a pro account nobody has', async () => {
  expect((await open({ loader: showRegistration }, heart, {})).page).toMatchObject({ reason: 'Save Blue Water' })
  const homeowner = await createAccount('customer')
  expect(homeowner.saved).toEqual([pro.id])
  expect(homeowner.cookies).toContain('Welcome to Poolwell, Dana. Blue Water is now among your saved pros.')
  const business = await createAccount('pro')
  expect(business.saved).toEqual([])
  expect(business.cookies).toContain('Welcome to Poolwell, Dana. Only customers can save a professional.')
})

test('a pro who logs in that way saves nobody, and reads why', async () => {
  const { id, fields } = await registered('pro')
  const { cookies, leadsTo } = await open({ action: logIn }, heart, { fields })
  expect(leadsTo).toBe('/find-pros?location=91101')
  expect(cookies).toContain('Only customers can save a professional.')
  expect(await savedBy(id)).toEqual([])
})

test('a link with a heart saves nothing for those who are logged in, and leads nowhere else', async () => {
  for (const back of ['/find-pros', '//evil.example/', 'https://evil.example/']) {
    const link = `redirect=${encodeURIComponent(back)}&save=${pro.id}`
    const { leadsTo } = await open({ loader: showLogin }, link, { actor: customer })
    expect(leadsTo).toBe(back === '/find-pros' ? back : '/dashboard')
  }
  expect(await savedBy(customer.id)).toEqual([])
  const { id, fields } = await registered('customer')
  const evil = `redirect=//evil.example/&save=${pro.id}`
  expect((await open({ action: logIn }, evil, { fields })).leadsTo).toBe('/dashboard')
  expect(await savedBy(id)).toEqual([pro.id])
})

test.each(['nobody', '0190a000-0000-7000-8000-000000000000'])('a made-up pro %s keeps nobody out', async (madeUp) => {
  const { id, fields } = await registered('customer')
  expect((await open({ loader: showLogin }, `save=${madeUp}`, {})).page).toMatchObject({ reason: null })
  const { cookies, leadsTo } = await open({ action: logIn }, `save=${madeUp}`, { fields })
  expect(leadsTo).toBe('/dashboard')
  expect(cookies).toContain('Professional not found.')
  expect(await savedBy(id)).toEqual([])
})
