import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import { PasswordTab } from './password-tab.tsx'

function words(pendingEmail: string | null): string {
  const settings = { email: 'dana@example.com', pendingEmail }
  const tab = { sessions: [], now: '2026-11-20T10:00:00.000Z', passwordMinLength: 6, refused: undefined, settings }
  const Page = createRoutesStub([{ path: '/profile', Component: () => <PasswordTab {...tab} /> }])
  const html = renderToStaticMarkup(<Page initialEntries={['/profile']} />)
  return html
    .replace(/<wbr\/?>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

test('whoever changes the password reads that a change of address which is not confirmed yet ends with it', () => {
  expect(words('next@example.com')).toMatch(
    /Your email stays\s+dana@\s?example\.com\s?: the change to\s+next@\s?example\.com\s+ends, as it is not confirmed yet\./,
  )
  expect(words(null)).not.toContain('Your email stays')
})
