import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import type { FirstSteps } from '../../features/pros/first-steps.ts'
import { FirstStepsCard } from './first-steps-card.tsx'

test('each step leads to where it is taken, not to the top of a page that has it further down', () => {
  const card = cardOf({})
  expect(card).toContain('href="/pro-dashboard?tab=services&amp;edit=new"')
  expect(card).toContain('href="/profile?tab=business#business-picture"')
})

test('the hours of somebody who has set none are no longer named once there are some', () => {
  expect(cardOf({ hasHours: false })).toContain('every day')
  expect(cardOf({ hasHours: true })).toMatch(/Set your hours.*: done/)
  expect(cardOf({ hasHours: true })).not.toContain('every day')
})

test('hours, which count at once, come before services, which may have to wait', () => {
  expect(cardOf({})).toMatch(/Set your hours.*Offer a service.*Add a picture/)
})

function cardOf(changes: Partial<FirstSteps>): string {
  const steps = { hasServices: false, hasHours: false, hasPicture: false, hasContact: false, ...changes }
  const membership = { active: true, awaitsApproval: false }
  const Page = createRoutesStub([
    { path: '/', Component: () => <FirstStepsCard {...{ steps, membership }} hasRequests={false} /> },
  ])
  return renderToStaticMarkup(<Page initialEntries={['/']} />)
}
