import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import type { MembershipView } from '../../features/memberships/membership.ts'
import { none } from '../dev-states/made-up-memberships.ts'
import { ChoosePlan } from './choose-plan.tsx'

test('a pro can start each plan, but neither while the business awaits approval: then the page says why', () => {
  const open = shown({})
  expect(open).toContain('Start Monthly Plan')
  expect(open).toContain('Start Annual Plan')

  const waiting = shown({ awaitsApproval: true })
  expect(waiting).toContain('We are reviewing your business. You can start a membership as soon as it is approved')
  expect(waiting).toContain('$39.99')
  expect(waiting).not.toMatch(/<form|<button|checkbox/)
})

function shown(membership: Partial<MembershipView>): string {
  const props = { membership: { ...none, ...membership }, terms: [['In short.'], ['In short.']] }
  const Page = createRoutesStub([
    { path: '/', Component: () => <ChoosePlan {...props} chosen={null} hasProfile refused={undefined} /> },
  ])
  return renderToStaticMarkup(<Page initialEntries={['/']} />)
}
