import { Stripe } from 'stripe'

import type { Database } from '../database/database.server.ts'
import type { Log } from '../log.server.ts'
import type { Event, Portal, Session, State } from './test-payments-state.ts'
import { openStore } from './test-payments-store.server.ts'
import { testStripeApi } from './test-stripe-api.server.ts'
import { cardOf, changeCard, completeCheckout } from './test-subscriptions.ts'

// The built-in payment provider for demos and tests: it behaves like Stripe, and its checkout is a page of this site.

export const testSecret = 'whsec_built_in'

/** The data of the built-in checkout's page: a checkout, or the form for a member's card. */
export type TestPage =
  | { kind: 'checkout'; session: Pick<Session, 'price' | 'trialDays' | 'status'> }
  | { kind: 'card'; returnUrl: string }

type TestAction = 'start_trial' | 'pay' | 'back'

export interface TestAnswer {
  status: 'complete' | 'declined' | 'open'
  returnUrl: string
  /** Why it is not complete, as a message for people. */
  message: string | null
}

export interface TestPayments {
  fetch(request: Request): Promise<Response>
  /** Null when there is no such checkout. */
  find(id: string): Promise<TestPage | null>
  answer(id: string, action: TestAction, card: string): Promise<TestAnswer | null>
  /** Where signed events are sent from now on: the endpoint that the real provider calls, too. */
  deliverTo(endpoint: WebhookEndpoint): void
  /** Processes everything due, and delivers undelivered events. */
  catchUp(): Promise<void>
}

type WebhookEndpoint = (request: Request) => Response | Promise<Response>

export interface TestPaymentsOptions {
  db: Database
  publicUrl: string
  log: Log
  now?: () => Date
}

/** The built-in payment provider: Stripe's calls, checkout and events without Stripe. No money moves. */
export function openTestPayments({ db, publicUrl, log, now = () => new Date() }: TestPaymentsOptions): TestPayments {
  const change = openStore(db, now)
  const api = testStripeApi(change, publicUrl)
  let endpoint: WebhookEndpoint | null = null

  async function deliver(): Promise<void> {
    if (endpoint === null) return
    for (const event of await change((state) => [...state.events])) {
      const response = await endpoint(await signed(event, publicUrl, now()))
      if (!response.ok) {
        log.warn({ event: event.type, status: response.status }, 'a payment event was refused and waits')
        return
      }
      await change((state) => {
        state.events = state.events.filter(({ id }) => id !== event.id)
      })
    }
  }

  return {
    fetch: async (request) => {
      const response = await api.fetch(request)
      if (request.method !== 'GET') await deliver()
      return response
    },
    find: (id) => change((state) => pageOf(state, id)),
    async answer(id, action, card) {
      const answer = await change((state, at) => press(state, id, { action, card, at }))
      await deliver()
      return answer
    },
    deliverTo(to) {
      endpoint = to
    },
    catchUp: deliver,
  }
}

function pageOf(state: State, id: string): TestPage | null {
  const { session, portal } = addressed(state, id)
  if (session) return { kind: 'checkout', session }
  return portal ? { kind: 'card', returnUrl: portal.returnUrl } : null
}

/** What an address names. Not a name that every object inherits, such as `constructor`. */
function addressed({ sessions, portals }: State, id: string) {
  return {
    session: Object.hasOwn(sessions, id) ? sessions[id] : undefined,
    portal: Object.hasOwn(portals, id) ? portals[id] : undefined,
  }
}

interface Pressed {
  action: TestAction
  card: string
  at: number
}

function press(state: State, id: string, pressed: Pressed): TestAnswer | null {
  const { session, portal } = addressed(state, id)
  if (portal) return answerCardForm(state, portal, pressed)
  return session ? answerCheckout(state, session, pressed) : null
}

function answerCardForm(state: State, { customer, returnUrl }: Portal, { action, card, at }: Pressed): TestAnswer {
  if (action === 'back') return { status: 'open', returnUrl, message: null }
  const message = changeCard(state, customer, cardOf(card), at)
  return { status: message === null ? 'complete' : 'declined', returnUrl, message }
}

function answerCheckout(state: State, session: Session, { action, card, at }: Pressed): TestAnswer {
  // A caller whose first answer was lost tries again.
  if (session.status === 'complete') return done(session)
  if (action === 'back') return { status: 'open', returnUrl: session.cancelUrl, message: null }
  if (action === 'pay' && cardOf(card) === 'none') return notDone(session, 'Please enter a card number.')
  const message = completeCheckout(state, session, action === 'pay' ? cardOf(card) : 'none', at)
  return message === null ? done(session) : notDone(session, message)
}

function done({ id, successUrl }: Session): TestAnswer {
  return { status: 'complete', returnUrl: successUrl.replace('{CHECKOUT_SESSION_ID}', id), message: null }
}

function notDone({ cancelUrl }: Session, message: string): TestAnswer {
  return { status: 'declined', returnUrl: cancelUrl, message }
}

async function signed({ id, type, created, object }: Event, publicUrl: string, at: Date): Promise<Request> {
  const body = JSON.stringify({
    id,
    object: 'event',
    type,
    api_version: Stripe.API_VERSION,
    created,
    livemode: false,
    pending_webhooks: 1,
    request: null,
    data: { object },
  })
  const timestamp = Math.floor(at.getTime() / 1000)
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret: testSecret,
    timestamp,
  })
  return new Request(`${publicUrl}/api/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  })
}
