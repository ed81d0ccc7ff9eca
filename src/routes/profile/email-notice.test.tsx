import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import type { UnconfirmedEmail } from '../../features/accounts/profile.server.ts'
import { EmailNotice } from './email-notice.tsx'

const typo: UnconfirmedEmail = { email: 'dana@gmial.com', emailVerified: false, pendingEmail: null }

function wordsOn(path: string, settings = typo): string {
  const notice = { settings, mailIsKept: false, linkIsSent: true }
  const Page = createRoutesStub([{ path, Component: () => <EmailNotice {...notice} /> }])
  const html = renderToStaticMarkup(<Page initialEntries={[path]} />)
  return html.replace(/<(?!a )[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

test('whoever mistyped their address finds on the dashboard where to change it, and in the settings the field is there', () => {
  expect(wordsOn('/dashboard')).toMatch(/dana@ ?gmial\.com.*Wrong address\? <a [^>]*href="\/profile"[^>]*>Change it/)
  expect(wordsOn('/profile')).not.toContain('Wrong address?')
  expect(wordsOn('/dashboard', { ...typo, pendingEmail: 'dana@gmail.com' })).not.toContain('Wrong address?')
})
