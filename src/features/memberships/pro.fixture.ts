import { sql } from 'kysely'
import { Stripe } from 'stripe'

import type { Database } from '../../platform/database/database.server.ts'
import { daysInMs, later } from '../../platform/durations.ts'
import { newId } from '../../platform/id.ts'
import { openLog } from '../../platform/log.server.ts'
import { openPayments } from '../../platform/stripe/payments.server.ts'
import { type Actor, transact, type Visit } from '../../platform/visit.server.ts'
import { someone, testVisit } from '../../platform/visit.fixture.ts'
import { startCheckout } from './checkout.server.ts'
import type { Plan } from './membership.ts'
import { getMembership } from './memberships.server.ts'
import { findMembership } from './memberships.table.server.ts'
import { receivePaymentEvent } from './payment-events.server.ts'
import { syncMembership } from './sync-membership.server.ts'
import { accountRow } from '../../platform/tables/rows.fixture.ts'
import { subjectsTo } from '../../platform/jobs/queued-mails.fixture.ts'

/**
 * A pro with their own payment provider and clock. The clock starts in 2030, so that nothing is due by any other clock.
 */
export async function testPro(db: Database, email = `${newId()}@example.com`) {
  const clock = { now: new Date('2030-01-31T12:00:00Z') }
  const actor = await insertPro(db, email, clock.now)
  const { config, log } = testVisit(db, null, clock.now)
  const payments = openPayments({ db, config, log, now: () => clock.now })
  const visit = (): Visit => ({ ...testVisit(db, actor, clock.now), payments })
  const bodies: string[] = []

  payments.test?.deliverTo(async (request) => {
    const body = await request.text()
    bodies.push(body)
    await transact(visit(), async (visit) => {
      await receivePaymentEvent(visit, body, request.headers.get('stripe-signature') ?? '')
      // The job worker of another test file would do it, too, by another clock.
      await sql`delete from pgboss.job where name = 'sync-membership' and state = 'created'
        and strpos(${body}, singleton_key) > 0`.execute(visit.db)
    })
    return new Response()
  })

  const customerRef = async () => (await findMembership(visit(), actor.id))?.customerRef ?? ''
  return {
    actor,
    clock,
    payments,
    visit,
    /** The delivered events, oldest first. */
    bodies,
    customerRef,
    wait: (days: number) => {
      clock.now = later(clock.now, daysInMs(days))
    },
    async checkout(planId: Plan['id'], card = '') {
      const { paymentUrl } = await startCheckout(visit(), { planId })
      const id = paymentUrl.split('/').at(-1) ?? ''
      const answer = await payments.test?.answer(id, card === '' ? 'start_trial' : 'pay', card)
      return answer?.status
    },
    async useCard(number: string) {
      const { url } = await payments.client.billingPortal.sessions.create({
        customer: await customerRef(),
        return_url: 'http://localhost:3000/subscription-plans',
      })
      return (await payments.test?.answer(url.split('/').at(-1) ?? '', 'pay', number))?.status
    },
    /** Waits until events have arrived and the job that they cause has run. */
    async sync() {
      await payments.test?.catchUp()
      await syncMembership(visit(), await customerRef())
      return getMembership(visit())
    },
    emails: () => subjectsTo(db, { email }),
  }
}

/**
 * Lets the provider forget what earlier test files began: time would renew and end all of it, and tell each of their
 * pros.
 */
export async function forgetEarlierCustomers(db: Database): Promise<void> {
  await db.deleteFrom('testPayments').execute()
  await db.updateTable('membership').set({ customerRef: null }).where('customerRef', 'is not', null).execute()
}

export type TestPro = Awaited<ReturnType<typeof testPro>>

async function insertPro(db: Database, email: string, createdAt: Date): Promise<Actor> {
  const account = accountRow({ email, role: 'pro', firstName: 'Sam', lastName: 'Rivera', createdAt })
  await db.insertInto('account').values(account).execute()
  const { id, role, firstName, lastName } = account
  return someone({ id, role, email, firstName, lastName })
}

/** A visit during whose call to the provider something else happens. */
export function atProvider(pro: TestPro, onTheWay: (request: Request, answer: Answer) => Promise<Response>): Visit {
  const answer: Answer = async (request) => (await pro.payments.test?.fetch(request)) ?? Response.error()
  const network: typeof fetch = (input: RequestInfo | URL, init?: RequestInit) =>
    onTheWay(new Request(input, init), answer)
  return onNetwork(pro, network)
}

/** A visit that reaches the provider by another network: if it does not, that is logged. */
export function onNetwork(pro: TestPro, network: typeof fetch): Visit {
  const httpClient = Stripe.createFetchHttpClient(network)
  const client = new Stripe('sk_test_built_in', { httpClient, maxNetworkRetries: 0 })
  return { ...pro.visit(), log: openLog('silent'), payments: { ...pro.payments, client } }
}

export function callOf({ method, url }: Request): string {
  return `${method} ${new URL(url).pathname}`
}

type Answer = (request: Request) => Promise<Response>
