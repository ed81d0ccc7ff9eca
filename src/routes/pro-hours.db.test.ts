import { createStaticHandler, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'

import { testDatabase } from '../../tests/support/databases.ts'
import { Hours } from '../features/availability/availability.schema.ts'
import { getHours, putHours } from '../features/availability/availability.server.ts'
import { intents, saveIntent } from '../features/availability/hours-change.ts'
import { marketplace } from '../features/bookings/marketplace.fixture.ts'
import { type Visit, visitContext } from '../platform/visit.server.ts'
import { action } from './pro-hours.tsx'

const { db } = await testDatabase()

type Fields = [name: string, value: string][]

/** What the page of the working hours is answered when its form is sent without scripts. */
async function post(visit: Visit, fields: Fields) {
  const requestContext = new RouterContextProvider()
  requestContext.set(visitContext, visit)
  const path = '/pro-dashboard/hours'
  const request = new Request(`https://poolwell.example${path}`, { method: 'POST', body: new URLSearchParams(fields) })
  const answer = await createStaticHandler([{ id: 'hours', path, action }]).query(request, { requestContext })
  if (!(answer instanceof Response)) return { status: answer.statusCode, ...answer.actionData?.['hours'] }
  return { status: answer.status, toast: decodeURIComponent(answer.headers.get('set-cookie') ?? '') }
}

const mondays: Fields = [
  ['open', '1'],
  ['start.1', '09:00'],
  ['end.1', '17:00'],
  ['bufferMinutes', '0'],
  ['noticeHours', '0'],
]

test('a page from before there were hours away cannot delete them: it is loaded again, and nothing is saved', async () => {
  const { as, pro } = await marketplace(db)
  const errand = { date: '2026-03-02', start: '10:00', end: '12:00' }
  const saved = { weekly: [], exceptions: [], away: [errand], bufferMinutes: 30, noticeHours: 0 }
  await putHours(as(pro), pro.id, Hours.parse(saved))
  const answer = await post(as(pro), [['intent', 'save'], ...mondays])
  expect(answer).toMatchObject({ status: 303, toast: expect.stringContaining('This page has been updated') })
  expect(await getHours(as(pro), pro.id)).toEqual(saved)
})

test('without scripts a pro blocks two hours: a row is added, refused while its date is missing, and saved', async () => {
  const { as, pro } = await marketplace(db)
  const added = await post(as(pro), [['intent', intents.addAway()], ...mondays])
  expect(added).toMatchObject({ status: 200, draft: { exceptions: [{ date: '', kind: 'away' }] } })

  const errandOn = (date: string): Fields => [
    ['intent', saveIntent],
    ...mondays,
    ['date', date],
    ['kind', 'away'],
    ['from', '10:00'],
    ['to', '12:00'],
  ]
  expect(await post(as(pro), errandOn(''))).toMatchObject({
    status: 422,
    errors: { 'exception.0.date': 'Please select a date' },
    draft: { exceptions: [{ kind: 'away', start: '10:00', end: '12:00' }] },
  })
  expect(await post(as(pro), errandOn('2026-03-02'))).toMatchObject({ status: 303 })
  expect(await getHours(as(pro), pro.id)).toMatchObject({
    weekly: [{ weekday: 1, start: '09:00', end: '17:00' }],
    exceptions: [],
    away: [{ date: '2026-03-02', start: '10:00', end: '12:00' }],
  })
})
