import { Hono } from 'hono'

import { scheduleShape } from './stripe-shapes.ts'
import { testId } from './test-payments-state.ts'
import { findSchedule, phasesOf, type Scheduled, scheduleFrom } from './test-schedules.ts'
import { type Change, fault, form, requireLive, requirePrice } from './test-stripe-calls.server.ts'
import { NewSchedule, ScheduleChange } from './test-stripe-params.ts'
import { emit } from './test-subscriptions.ts'

/** Stripe's subscription schedules, as far as they plan another price for the next period. */
export function schedulesApi(change: Change) {
  return new Hono()
    .post('/', async (c) => {
      const { from_subscription: id } = await form(c, NewSchedule)
      const created = await change((state, now) => {
        const subscription = requireLive(state, id)
        if (subscription.schedule)
          fault(400, 'You cannot migrate a subscription that is already attached to a schedule.')
        subscription.schedule = scheduleFrom(subscription, testId('sub_sched'))
        const shape = scheduleShape(subscription, subscription.schedule)
        emit(state, 'subscription_schedule.created', shape, now)
        return shape
      })
      return c.json(created)
    })
    .post('/:id', async (c) => {
      const { phases } = await form(c, ScheduleChange)
      const updated = await change((state, now) => {
        const { subscription, schedule } = required(findSchedule(state, c.req.param('id')))
        schedule.phases = phasesOf(phases, (price) => requirePrice(state, price))
        // What the end behavior "release" means.
        subscription.cancelAtPeriodEnd = false
        const shape = scheduleShape(subscription, schedule)
        emit(state, 'subscription_schedule.updated', shape, now)
        return shape
      })
      return c.json(updated)
    })
    .post('/:id/release', async (c) => {
      const released = await change((state, now) => {
        const { subscription, schedule } = required(findSchedule(state, c.req.param('id')))
        const shape = { ...scheduleShape(subscription, schedule), status: 'released' }
        delete subscription.schedule
        subscription.cancelAtPeriodEnd = false
        emit(state, 'subscription_schedule.released', shape, now)
        return shape
      })
      return c.json(released)
    })
}

function required(found: Scheduled | null): Scheduled {
  return found ?? fault(404, 'No such subscription_schedule')
}
