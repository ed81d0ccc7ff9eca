import { Pool } from 'pg'
import { createStaticHandler, type RouteObject, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'

import { saveIntent } from '../features/availability/hours-change.ts'
import { calendarIntent } from '../features/calendar/calendar-feed.tsx'
import { openKysely } from '../platform/database/kysely.server.ts'
import { type Actor, visitContext } from '../platform/visit.server.ts'
import { someone, testVisit } from '../platform/visit.fixture.ts'
import { action as forgotPassword } from './forgot-password.tsx'
import { action as logIn } from './login.tsx'
import { action as deleteProfile } from './profile-delete.tsx'
import { action as changeHours } from './pro-hours.tsx'
import { action as changePicture } from './profile-picture.tsx'
import { action as register } from './register.tsx'
import { action as resetPassword } from './reset-password.tsx'
import { action as choosePlan } from './subscription-plans.tsx'

const pro = someone({ role: 'pro' })
const email = 'dana@example.com'
const password = 'secret-water'
const dana = { firstName: 'Dana', lastName: 'Whitfield', role: 'customer' }

/** The answer to posting `fields` to a page while the database is unavailable. */
async function answerTo(action: RouteObject['action'], fields: Record<string, string>, actor: Actor | null) {
  const nowhere = new Pool({ host: '127.0.0.1', port: 1 })
  const requestContext = new RouterContextProvider()
  requestContext.set(visitContext, testVisit(openKysely(nowhere), actor, new Date()))
  const request = new Request('https://poolwell.example/page', { method: 'POST', body: new URLSearchParams(fields) })
  const answer = await createStaticHandler([{ id: 'page', path: '/page', action }]).query(request, { requestContext })
  await nowhere.end()
  return answer instanceof Response ? answer : { status: answer.statusCode, ...answer.actionData?.['page'] }
}

test.each<[string, RouteObject['action'], Record<string, string>, Actor | null]>([
  ['Login failed. Failed to log in. Please try again in a moment.', logIn, { email, password }, null],
  [
    'Registration failed. Failed to register. Please try again in a moment.',
    register,
    { ...dana, email, password, confirmPassword: password },
    null,
  ],
  ['Failed to send the link. Please try again.', forgotPassword, { email }, null],
  [
    'Password update failed. Please try again.',
    resetPassword,
    { token: 'a'.repeat(43), newPassword: password, confirmPassword: password },
    null,
  ],
  ['Failed to delete your account. Please try again.', deleteProfile, { password }, pro],
  ['Failed to change your picture. Please try again.', changePicture, { purpose: 'profile', intent: 'remove' }, pro],
  [
    'Failed to create subscription. Please try again.',
    choosePlan,
    { intent: 'start', planId: 'monthly', consent: 'yes', terms: '' },
    pro,
  ],
])('%s And nothing typed is lost', async (message, action, fields, actor) => {
  const { password: _, newPassword: _new, confirmPassword: _again, ...values } = fields
  expect(await answerTo(action, fields, actor)).toMatchObject({ status: 503, message, values })
})

test('working hours that cannot be saved are kept as they were changed', async () => {
  const hours = { intent: saveIntent, open: '1', 'start.1': '09:15', 'end.1': '12:00' }
  const answer = await answerTo(changeHours, hours, pro)
  const message = 'Failed to save working hours. Please try again.'
  expect(answer).toMatchObject({ status: 503, message, errors: {} })
  expect(answer).toHaveProperty('draft.days.0', {
    weekday: 1,
    open: true,
    ranges: [{ start: '09:15', end: '12:00' }],
  })
})

test('a calendar address that cannot be made leaves the hours on the page as they are', async () => {
  const answer = await answerTo(changeHours, { intent: calendarIntent }, pro)
  const toast = answer instanceof Response ? decodeURIComponent(answer.headers.get('set-cookie') ?? '') : ''
  expect(toast).toContain('Failed to make a calendar address')
  expect(answer).toMatchObject({ status: 303 })
})
