import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { expect } from 'vitest'

import { serviceInfo } from '../support/business.ts'
import { type Pro, servicePrice } from './booking-model.ts'
import { type Step, step } from './booking-step.ts'
import { read } from './cast.ts'
import { daysInMs, later } from '../../src/platform/durations.ts'

const pros = fc.constantFrom('pro' as const, 'otherPro' as const)

export const offers: Arbitrary<Step> = fc
  .record({ pro: pros, minutes: fc.constantFrom(60, 120) })
  .map(({ pro, minutes }) => offer(pro, minutes))

/** What a pro does with services and the membership. */
export const businessSteps: Arbitrary<Step>[] = [
  offers,
  pros.map(archive),
  fc.record({ pro: pros, active: fc.boolean() }).map(({ pro, active }) => turn(pro, active)),
]

function offer(pro: Pro, durationMinutes: number): Step {
  return step(
    `${pro} offers a service of ${durationMinutes} minutes`,
    () => true,
    async (model, cast) => {
      const answer = await cast.call(pro, 'POST /api/services', {
        ...serviceInfo,
        price: servicePrice,
        durationMinutes,
      })
      expect(answer.status).toBe(model.active[pro] ? 201 : 403)
      if (answer.status === 201) model.services[pro].push({ id: read(answer.body, 'id'), minutes: durationMinutes })
    },
  )
}

function archive(pro: Pro): Step {
  return step(
    `${pro} archives a service`,
    ({ services }) => services[pro].length > 0,
    async (model, cast) => {
      const id = model.services[pro].pop()?.id ?? ''
      expect((await cast.call(pro, `DELETE /api/services/${id}`)).status).toBe(204)
      expect((await cast.call(pro, `DELETE /api/services/${id}`)).status).toBe(404)
      model.archived[pro].push(id)
    },
  )
}

/** The trial ends, or begins again, by the database's clock. */
function turn(pro: Pro, active: boolean): Step {
  return step(
    `the membership of ${pro} ${active ? 'stands' : 'ends'}`,
    () => true,
    async (model, { db, ids }) => {
      const expiresAt = later(new Date(), daysInMs(active ? 10 : -10))
      const membership = { status: 'trial', expiresAt } as const
      await db
        .updateTable('membership')
        .set(membership)
        .where('accountId', '=', ids[pro] ?? '')
        .execute()
      model.active[pro] = active
    },
  )
}
