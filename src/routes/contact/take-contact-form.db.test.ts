import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { changeBooking } from '../../features/bookings/changes/change-booking.server.ts'
import { complete, marketplace } from '../../features/bookings/marketplace.fixture.ts'
import { nameOfPart } from '../../features/contact/reported-part.ts'
import { photoFile } from '../../features/media/photos.fixture.ts'
import { writeReview } from '../../features/reviews/reviews.server.ts'
import { queuedMails } from '../../platform/jobs/queued-mails.fixture.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { takeContactForm } from './take-contact-form.server.ts'

const { db } = await testDatabase()

test('a report needs words of its own, and arrives below what it is about', async () => {
  const { as, customer } = await marketplace(db)
  const typed = { name: 'Dana Whitfield', email: `dana-${customer.id}@example.com`, phone: '', subject: 'general' }
  const report = { ...typed, about: 'Review r2 of /pros/p1' }
  expect(await send(as(null), { ...report, message: '' })).toMatchObject({
    data: { fields: { message: 'Message must be at least 10 characters' }, values: report },
    init: { status: 422 },
  })
  await send(as(null), { ...report, message: 'It is about another business.' })
  await send(as(null), { ...typed, message: 'Do you also clean ponds?' })
  const rows = await db.selectFrom('contactMessage').select('message').where('email', '=', typed.email).execute()
  expect(rows.map(({ message }) => message).toSorted()).toEqual([
    'Do you also clean ponds?',
    'Review r2 of /pros/p1\n\nIt is about another business.',
  ])
})

test('support reads which review is reported, where it is, and how to remove it', async () => {
  const { as, customer, pro, book } = await marketplace(db)
  const done = new Date('2026-03-02T20:00:00Z')
  const bookingId = await book()
  await changeBooking(as(pro, done), bookingId, complete)
  const comment = 'He never came, and the water is green.'
  const { id } = await writeReview(as(customer, done), { bookingId, proId: pro.id, rating: 1, comment })
  const about = nameOfPart({ kind: 'review', id, proId: pro.id })
  const said = { name: 'Maria', email: `maria-${pro.id}@example.com`, phone: '', subject: 'general', about }
  await send(as(pro, done), { ...said, message: 'This is about another business.' })

  const visit = as(pro)
  const mails = await queuedMails(db, { email: visit.config.supportEmail })
  const text = mails.find((mail) => mail.text.includes(id))?.text ?? ''
  for (const words of [
    'Maria reported a review',
    'Review of Blue Water by Dana',
    comment,
    'This is about another business.',
    `${visit.config.publicUrl}/pros/${pro.id}?tab=reviews#tab-panel`,
    `npm run pros remove-review ${id}`,
  ])
    expect(text).toContain(words)
})

test('support reads in which review a reported photo is, and how to remove it', async () => {
  const { as, customer, pro, book } = await marketplace(db)
  const other = await marketplace(db)
  const done = new Date('2026-03-02T20:00:00Z')
  const bookingId = await book()
  await changeBooking(as(pro, done), bookingId, complete)
  const said = { bookingId, proId: pro.id, rating: 5, comment: 'Clear again.', photos: [photoFile()] }
  const { photos } = await writeReview(as(customer, done), said)
  const [{ id } = { id: '' }] = photos
  const form = { name: 'Eve', email: `eve-${pro.id}@example.com`, phone: '', subject: 'general' }
  for (const proId of [pro.id, other.pro.id]) {
    const about = nameOfPart({ kind: 'photo', id, proId })
    await send(as(null, done), { ...form, about, message: 'That is my garden.' })
  }

  const visit = as(pro)
  const mails = await queuedMails(db, { email: visit.config.supportEmail })
  const [text = '', ...others] = mails.filter(({ text }) => text.includes(`remove-photo ${id}`)).map(({ text }) => text)
  expect(others).toEqual([])
  for (const words of [
    'Eve reported a photo',
    'Photo in the review of Blue Water by Dana',
    'That is my garden.',
    `${visit.config.publicUrl}/pros/${pro.id}?tab=reviews`,
  ])
    expect(text).toContain(words)
})

function send(visit: Visit, fields: Record<string, string>) {
  const body = new URLSearchParams(fields)
  return takeContactForm(visit, new Request('https://poolwell.example/contact', { method: 'POST', body }))
}
