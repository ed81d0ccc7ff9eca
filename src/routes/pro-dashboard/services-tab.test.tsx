import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import { ServicesTab } from './services-tab.tsx'

test('a pro whose payment failed is led to the membership, and not to plans to choose from', () => {
  expect(markup(false)).toMatch(/href="\/subscription-plans"[^>]*>See the plans</)
  expect(markup(true)).toMatch(/href="\/subscription-plans"[^>]*>See your membership</)
})

function markup(isUnpaid: boolean): string {
  const tab = <ServicesTab offered={[]} categories={[]} active={false} isUnpaid={isUnpaid} refused={undefined} />
  const Page = createRoutesStub([{ path: '/', Component: () => tab }])
  return renderToStaticMarkup(<Page />)
}
