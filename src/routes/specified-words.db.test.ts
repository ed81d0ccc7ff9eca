import { Pool } from 'pg'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'

import { testDatabase } from '../../tests/support/databases.ts'
import { changeBooking } from '../features/bookings/changes/change-booking.server.ts'
import { complete, marketplace } from '../features/bookings/marketplace.fixture.ts'
import { getPro } from '../features/services/pro-profile.server.ts'
import { daysInMs, later } from '../platform/durations.ts'
import { answerForms } from '../platform/forms/forms.server.ts'
import { newId } from '../platform/id.ts'
import { openKysely } from '../platform/database/kysely.server.ts'
import type { Visit } from '../platform/visit.server.ts'
import { bookingForms } from './bookings/booking-forms.server.ts'
import { takeContactForm } from './contact/take-contact-form.server.ts'
import { Results } from './find-pros/results.tsx'
import { answerSearch } from './find-pros/search-page.server.ts'
import { serviceForms } from './pro-dashboard/service-forms.server.ts'
import { ProNotFound } from './pro-profile/pro-not-found.tsx'
import { ReviewList } from './pro-profile/review-list.tsx'
import { sendRequest } from './pro-profile/send-request.server.ts'
import { ServiceList } from './pro-profile/service-list.tsx'
import { changeSettings } from './profile/change-settings.server.ts'
import { now } from '../platform/tables/rows.fixture.ts'

const { db } = await testDatabase()
const market = await marketplace(db)
const { as, customer, pro, book } = market
const profile = await getPro(as(null), pro.id)

test.each([
  [
    'Pro Not Found',
    "The pool professional you're looking for doesn't exist or may have been removed.",
    async () => shown(createElement(ProNotFound)),
  ],
  ['No services listed by this professional yet.', '', async () => shown(createElement(ServiceList, nothingListed))],
  ['No reviews yet.', '', async () => shown(createElement(ReviewList, nothingWritten))],
  ['No pros found', 'Try adjusting your filters or search in a different location.', emptySearch],
  [
    'Service Request Sent!',
    'Your request has been sent to the professional. They will contact you soon.',
    async () => said(await sendRequest(as(customer), pro.id, posted({ ...ordinary, proId: pro.id }))),
  ],
  ['Review submitted', 'Thank you for your feedback', reviewed],
  [
    'Message Sent Successfully!',
    "We'll get back to you within 24 hours.",
    async () => said(await takeContactForm(as(null), posted(message))),
  ],
  ['Update failed', 'Failed to update business information.', async () => failed(changeBusiness)],
  ['Failed to delete service', '', async () => failed((visit) => answerForms(visit, posted(deletion), serviceForms))],
])('the specified words “%s” and “%s” are shown', async (title, text, words) => {
  const found = await words()
  expect(found).toContain(title)
  expect(found).toContain(text)
})

const nothingListed = { pro: profile, mayAsk: false, booking: null }
const nothingWritten = { pro: profile, reviews: [], stars: [], rating: null, next: null, also: '', isOwn: false }
const contact = { email: 'dana@example.com', phone: '(626) 555-0142' }
const ordinary = {
  ...contact,
  customerName: 'Dana Whitfield',
  requestDate: '2026-03-04',
  requestTime: '09:00',
  serviceType: 'Regular Maintenance',
  description: 'A bit green at the steps.',
}
const deletion = { intent: 'delete-service', serviceId: newId() }
const message = { ...contact, name: 'Dana', subject: 'technical', message: 'The map stays gray.' }

function shown(element: ReactElement): string {
  const router = createMemoryRouter([{ path: '*', element }])
  return renderToStaticMarkup(createElement(RouterProvider, { router })).replaceAll('&#x27;', "'")
}

/** The message of an answer: in a toast on the next page, or on the same page. */
function said(answer: unknown): string {
  if (!(answer instanceof Response)) return JSON.stringify(answer)
  return decodeURIComponent(answer.headers.get('set-cookie') ?? '')
}

function posted(fields: Record<string, string>): Request {
  return new Request('https://poolwell.example/page', { method: 'POST', body: new URLSearchParams(fields) })
}

async function emptySearch(): Promise<string> {
  const page = await answerSearch(as(null), new Request('https://poolwell.example/find-pros?location=Adak, AK'))
  return shown(createElement(Results, { page: { ...page, view: null, nearest: null }, pending: false }))
}

async function reviewed(): Promise<string> {
  const bookingId = await book()
  const after = later(now, daysInMs(1))
  await changeBooking(as(pro, after), bookingId, complete)
  const review = { intent: 'review', bookingId, proId: pro.id, rating: '5', comment: 'Clear water again.' }
  return said(await answerForms(as(customer, after), posted(review), bookingForms))
}

/** What is said when the database is unavailable. */
async function failed(change: (visit: Visit) => Promise<unknown>): Promise<string> {
  const nowhere = new Pool({ host: '127.0.0.1', port: 1 })
  const answer = await change({ ...as(pro), db: openKysely(nowhere) })
  await nowhere.end()
  return said(answer)
}

function changeBusiness(visit: Visit) {
  const where = { address: '1 Main St', city: 'Pasadena', state: 'CA', zip: '91101' }
  const business = { businessName: 'Bluer Water', description: 'Pools and spas', ...where }
  return changeSettings(visit, posted({ intent: 'business', ...business }))
}
