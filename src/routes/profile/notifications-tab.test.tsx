import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import type { Role } from '../../platform/tables/column-values.ts'
import { NotificationsTab } from './notifications-tab.tsx'

test('a homeowner reads about emails that homeowners get, and a pro about those for pros', () => {
  expect(tabOf('customer')).toMatch(
    /When your pro has marked a visit.*whether it took place.*When a pro answers your review.*day before a visit/,
  )
  expect(tabOf('customer')).not.toMatch(/reviews you|Membership|As a pro/)
  expect(tabOf('pro')).toMatch(
    /you have not marked it.*its customer has.*When a homeowner reviews you.*New requests and what becomes.*we take down.*failed payments/,
  )
  expect(tabOf('pro')).not.toMatch(/your pro|your review|day before/)
})

test('a checkbox is named by its label alone: what describes it would be heard twice', () => {
  const html = tabOf('pro')
  const named = [...html.matchAll(/<input type="checkbox"[^>]* aria-labelledby="([^"]+)"/g)].map(([, id]) => id)
  const labels = named.map((id) => html.match(new RegExp(`id="${id}"[^>]*>([^<]*)<`))?.[1])
  expect(labels).toEqual(['Messages', 'After a visit', 'Reviews'])
})

function tabOf(role: Role): string {
  const mailPreferences = { messages: true, visits: true, reviews: true }
  const Page = createRoutesStub([
    { path: '/', Component: () => <NotificationsTab {...{ role, mailPreferences }} refused={undefined} /> },
  ])
  return renderToStaticMarkup(<Page initialEntries={['/']} />)
}
