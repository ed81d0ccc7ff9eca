import { createStaticHandler, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'

import { testDatabase } from '../../tests/support/databases.ts'
import { Hours } from '../features/availability/availability.schema.ts'
import { getHours, putHours } from '../features/availability/availability.server.ts'
import { intents, saveIntent } from '../features/availability/hours-change.ts'
import { blockHoursPath, hoursPath } from '../features/availability/hours-paths.ts'
import { marketplace } from '../features/bookings/marketplace.fixture.ts'
import { type Visit, visitContext } from '../platform/visit.server.ts'
import { action, loader } from './pro-hours.tsx'

const { db } = await testDatabase()

type Fields = [name: string, value: string][]

/** What the page of the working hours shows. */
async function open(visit: Visit, search = '') {
  const { loaderData } = await query(visit, new Request(`https://poolwell.example${hoursPath}${search}`))
  return loaderData?.['hours']
}

/** What it is answered when its form is sent without scripts. */
async function post(visit: Visit, fields: Fields, search = '') {
  const body = new URLSearchParams(fields)
  const posted = new Request(`https://poolwell.example${hoursPath}${search}`, { method: 'POST', body })
  const { status, headers, actionData } = await query(visit, posted)
  const toast = decodeURIComponent(headers?.get('set-cookie') ?? '')
  return { status, to: headers?.get('location'), toast, ...actionData?.['hours'] }
}

async function query(visit: Visit, request: Request) {
  const requestContext = new RouterContextProvider()
  requestContext.set(visitContext, visit)
  const routes = [{ id: 'hours', path: hoursPath, action, loader }]
  const answer = await createStaticHandler(routes).query(request, { requestContext })
  if (answer instanceof Response) return { status: answer.status, headers: answer.headers }
  const { statusCode: status, loaderData, actionData } = answer
  return { status, loaderData, actionData }
}

const mondays: Fields = [
  ['open', '1'],
  ['start.1', '09:00'],
  ['end.1', '17:00'],
  ['bufferMinutes', '0'],
  ['noticeHours', '0'],
]

const errandOn = (date: string): Fields => [
  ['intent', saveIntent],
  ...mondays,
  ['date', date],
  ['kind', 'away'],
  ['from', '10:00'],
  ['to', '12:00'],
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

test('a link opens the form with one more row, and leads to the form without it once that is saved', async () => {
  const { as, pro } = await marketplace(db)
  const rows = async (search = '') => (await open(as(pro), search)).start.exceptions
  expect(await rows()).toEqual([])
  const { search, hash } = new URL(blockHoursPath, 'https://poolwell.example')
  expect(await rows(search)).toMatchObject([{ date: '', kind: 'away' }])
  expect(hash).toBe('#added')

  expect(await post(as(pro), errandOn('2026-03-02'), search)).toMatchObject({ status: 303, to: hoursPath })
  expect(await rows()).toMatchObject([{ date: '2026-03-02', kind: 'away' }])
})
