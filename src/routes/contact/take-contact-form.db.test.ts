import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { marketplace } from '../../features/bookings/marketplace.fixture.ts'
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

function send(visit: Visit, fields: Record<string, string>) {
  const body = new URLSearchParams(fields)
  return takeContactForm(visit, new Request('https://poolwell.example/contact', { method: 'POST', body }))
}
