import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { addService, marketplace } from '../../features/bookings/marketplace.fixture.ts'
import { maxServices } from '../../features/services/services.server.ts'
import { answerForms } from '../../platform/forms/forms.server.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { serviceForms } from './service-forms.server.ts'

const { db } = await testDatabase()

test('a service beyond the limit comes back with the reason and everything that was typed', async () => {
  const { as, pro } = await marketplace(db)
  for (let count = 0; count < maxServices; count++) await addService(db, pro.id)
  const typed = { name: 'Green pool rescue', description: 'Clear in three days', categoryId: '2' }
  const form = { ...typed, price: '240', priceType: 'fixed', durationMinutes: '120' }
  expect(await save(as(pro), form)).toMatchObject({
    data: { message: expect.stringContaining('Failed to save service. You offer 100 services'), values: form },
    init: { status: 409 },
  })
})

test('a service that is longer than any working day is saved, and its pro hears that nobody can book it', async () => {
  const { as, pro } = await marketplace(db)
  const typed = { name: 'Replastering', description: 'All of it', categoryId: '6', price: '900', priceType: 'fixed' }
  const toastFor = async (durationMinutes: string) => {
    const answer = await save(as(pro), { ...typed, durationMinutes })
    return answer instanceof Response ? decodeURIComponent(answer.headers.get('set-cookie') ?? '') : null
  }
  expect(await toastFor('660')).toMatch(/title=Service created&description=&/)
  expect(await toastFor('720')).toContain('Nobody can book “Replastering”: it takes longer than you work on any day')
})

function save(visit: Visit, fields: Record<string, string>) {
  const body = new URLSearchParams({ intent: 'save-service', ...fields })
  return answerForms(
    visit,
    new Request('https://poolwell.example/pro-dashboard', { method: 'POST', body }),
    serviceForms,
  )
}
