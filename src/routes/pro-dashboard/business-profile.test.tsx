import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import { profile } from '../dev-states/made-up.ts'
import { BusinessProfile } from './business-profile.tsx'

test('a pro without the Verified badge reads how to get it', () => {
  expect(shown(false)).toMatch(/Verified badge<.*href="\/trust-safety#verification"/)
  expect(shown(true)).toMatch(/Verified badge<[^]*>Yes</)
  expect(shown(true)).not.toContain('/trust-safety')
})

test('a picture says to a screen reader that there is one', () => {
  expect(shown(true, '/media/truck.webp')).toMatch(/Profile image<.*<img [^>]*alt="".*>Given</)
  expect(shown(true)).toMatch(/Profile image<.*>Not given</)
})

function shown(isVerified: boolean, profileImage: string | null = null): string {
  const Page = createRoutesStub([
    { path: '/', Component: () => <BusinessProfile business={{ ...profile, isVerified, profileImage }} /> },
  ])
  return renderToStaticMarkup(<Page initialEntries={['/']} />)
}
