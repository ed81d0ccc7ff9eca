import { expect, vi } from 'vitest'

import type { openApi } from './api.ts'
import { businessInfo } from './business.ts'
import type { Caller } from './client.ts'

type Person = Awaited<ReturnType<typeof openApi>>['person']

/** Pros with a business, and their memberships by way of the built-in checkout. */
export function membersOf(person: Person) {
  async function proWithBusiness() {
    const pro = await person('pro')
    expect((await pro.api('POST /api/pros', businessInfo)).status).toBe(201)
    return pro
  }

  async function member(planId = 'monthly', card?: string) {
    const pro = await proWithBusiness()
    const action = card === undefined ? { action: 'start_trial' } : { action: 'pay', card }
    const answer = await pro.api(`POST ${await openCheckout(pro.api, planId)}`, action)
    expect(answer.body['status']).toBe('complete')
    await untilStanding(pro.api, { subscriptionStatus: card === undefined ? 'trial' : 'active' })
    return pro
  }

  return { proWithBusiness, member }
}

/** The path of a new checkout. */
export async function openCheckout(api: Caller, planId = 'monthly'): Promise<string> {
  const { status, body } = await api('POST /api/create-subscription', { planId })
  expect(status).toBe(200)
  return new URL(String(body['paymentUrl'])).pathname
}

export async function standing(api: Caller) {
  return (await api('GET /api/auth/user')).body
}

/** The contract gives the event two seconds. */
export async function untilStanding(api: Caller, expected: Record<string, unknown>) {
  await vi.waitFor(async () => expect(await standing(api)).toMatchObject(expected), { timeout: 15_000, interval: 50 })
}
