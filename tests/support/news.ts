import { expect } from 'vitest'

import type { openApi } from './api.ts'
import type { Person } from './client.ts'
import { itIsTheDay, requestTo, serviceInfo } from './business.ts'

type Api = Awaited<ReturnType<typeof openApi>>

/** Two people, the first of whom requested a visit from the second, and what they do with each other. */
export function storiesOn({ person, business, database: { db } }: Api) {
  async function customerAndPro() {
    const [dana, maria] = [await person('customer'), await business()]
    await maria.api('POST /api/services', serviceInfo)
    const { body } = await dana.api('POST /api/booking-request', requestTo(maria.id))
    return { dana, maria, bookingId: String(body['bookingId']) }
  }

  async function completedBooking({ before }: { before?: (pair: { dana: Person }) => Promise<unknown> } = {}) {
    const { dana, maria, bookingId } = await customerAndPro()
    await before?.({ dana })
    await setStatus(maria, bookingId, 'accepted')
    await itIsTheDay(bookingId, db)
    await setStatus(maria, bookingId, 'completed')
    return { dana, maria, bookingId }
  }

  return { customerAndPro, completedBooking }
}

export async function setStatus({ api }: Person, bookingId: string, status: string, reason?: string) {
  const answer = await api(`PATCH /api/bookings/${bookingId}/status`, { status, ...(reason && { reason }) })
  expect(answer).toMatchObject({ status: 200 })
}

export async function write({ api }: Person, to: Person, body: string) {
  expect(await api(`POST /api/messages/${to.id}`, { body })).toMatchObject({ status: 201 })
}

export async function readAll({ api }: Person, other: Person) {
  await api(`POST /api/messages/${other.id}/read`, { seq: 1000 })
}

export async function notificationsOf({ api }: Person) {
  return (await api('GET /api/notifications')).list
}

export const mailChoice = 'PUT /api/notification-preferences'
export const allOff = { messages: false, visits: false, reviews: false }
