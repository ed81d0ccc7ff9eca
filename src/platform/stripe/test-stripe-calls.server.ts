import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { z } from 'zod'

import { nestedForm } from './nested-form.ts'
import type { Price, State, Subscription } from './test-payments-state.ts'

// What the built-in provider's calls have in common: reading parameters, finding things, and refusing as Stripe does.

/** Runs `work` on the provider's state at `now`, in seconds, and stores its changes. */
export type Change = <T>(work: (state: State, now: number) => T) => Promise<T>

export function requirePrice({ prices }: State, id: string): Price {
  return prices[id] ?? fault(400, `No such price: '${id}'`)
}

/** A subscription that has not ended. */
export function requireLive({ subscriptions }: State, id: string): Subscription {
  const found = subscriptions[id]
  return found && found.endedAt === null ? found : fault(404, `No such subscription: '${id}'`)
}

export async function form<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  return understood(schema, new URLSearchParams(await c.req.text()))
}

export function query<Schema extends z.ZodType>(c: Context, schema: Schema): z.output<Schema> {
  return understood(schema, new URL(c.req.url).searchParams)
}

function understood<Schema extends z.ZodType>(schema: Schema, params: URLSearchParams): z.output<Schema> {
  const parsed = schema.safeParse(nestedForm(params))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  if (issue?.code === 'unrecognized_keys') fault(400, `Received unknown parameter: ${issue.keys[0]}`)
  return fault(400, `Invalid parameter: ${issue?.path.join('.')}`)
}

export function fault(status: 400 | 401 | 404, message: string): never {
  throw new HTTPException(status, { message })
}

/** What was missing, in Stripe's words, if that was the error. */
export function missing(message: string) {
  const [, param] = /^No such ([a-z.]+)/.exec(message) ?? []
  return param === undefined ? {} : { code: 'resource_missing', param }
}
