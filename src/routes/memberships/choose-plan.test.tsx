import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import { type MembershipView, plans } from '../../features/memberships/membership.ts'
import { none } from '../dev-states/made-up-memberships.ts'
import { ChoosePlan } from './choose-plan.tsx'

test('a pro can start each plan, but neither while the business awaits approval: then the page says why', () => {
  const open = shown({})
  expect(open).toContain('Start Monthly Plan')
  expect(open).toContain('Start Annual Plan')

  const waiting = shown({ awaitsApproval: true })
  expect(waiting).toContain('We are reviewing your business. You can start a membership as soon as it is approved')
  expect(waiting).toContain('href="/pro-dashboard"')
  expect(waiting).toContain('$39.99')
  expect(waiting).not.toMatch(/<form|<button|checkbox/)
})

test('the plan that was chosen comes first and says so; otherwise the monthly one does', () => {
  const [monthly = 0, annual = 0, choice] = places(shown({}))
  expect(monthly).toBeLessThan(annual)
  expect(choice).toBe(-1)

  const [second = 0, first = 0, chosen = 0] = places(shown({}, 'annual'))
  expect(first).toBeLessThan(chosen)
  expect(chosen).toBeLessThan(second)
})

test('who comes back finds the plan of the membership that ended first, whatever was chosen before it began', () => {
  const ended = { status: 'canceled', plan: plans[0] } as const
  const [monthly = 0, annual = 0, choice = 0] = places(shown(ended, null, 'annual'))
  expect(monthly).toBeLessThan(choice)
  expect(choice).toBeLessThan(annual)
  const [second = 0, first = 0] = places(shown(ended, 'annual'))
  expect(first).toBeLessThan(second)
  const [last = 0, wished = 0] = places(shown({}, null, 'annual'))
  expect(wished).toBeLessThan(last)
})

function places(page: string): number[] {
  return ['Monthly</h2>', 'Annual</h2>', 'Your choice'].map((words) => page.indexOf(words))
}

function shown(membership: Partial<MembershipView>, chosen: string | null = null, wished: string | null = null) {
  const props = { membership: { ...none, ...membership }, terms: [['In short.'], ['In short.']], wished }
  const Page = createRoutesStub([
    { path: '/', Component: () => <ChoosePlan {...props} chosen={chosen} hasProfile refused={undefined} /> },
  ])
  return renderToStaticMarkup(<Page initialEntries={['/']} />)
}
