import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { lazyComponents } from '../ui/lazy-component.ts'
import { Header } from './header.tsx'
import type { Viewer } from './shell-context.ts'

const customer: Viewer = {
  id: 'c1',
  firstName: 'Dana',
  lastName: 'Whitfield',
  role: 'customer',
  hasProProfile: false,
  imageUrl: null,
}

beforeAll(() => Promise.all(lazyComponents))

test('a visitor can log in or sign up, and sees nothing that needs an account', () => {
  const html = header(null)
  expect(html).toContain('href="/login"')
  expect(html).toContain('href="/register"')
  expect(html).not.toContain('/logout')
  expect(html).not.toContain('dashboard')
})

test("a customer's header links to their dashboard, their profile and becoming a pro", () => {
  const html = header(customer)
  expect(html).toContain('href="/dashboard"')
  expect(html).toContain('href="/profile"')
  expect(html).toContain('href="/pro-signup"')
  expect(html).not.toContain('href="/pro-dashboard"')
  expect(html).toContain('DW')
})

test('a pro has a dashboard button, also in the menus, and is not asked to become a pro', () => {
  const html = header({ ...customer, role: 'pro', hasProProfile: true })
  expect(html.match(/href="\/pro-dashboard"/g)).toHaveLength(3)
  expect(html).not.toContain('href="/pro-signup"')
})

test('the current page is marked in the navigation and in the menu of small screens', () => {
  expect(header(null, '/find-pros').match(/aria-current="page"/g)).toHaveLength(2)
})

test('logging out is a form that posts, so that no link can do it', () => {
  expect(header(customer)).toMatch(/<form[^>]*action="\/logout" method="post">.*Logout.*<\/form>/)
})

test('a user without a name has a question mark as initials', () => {
  expect(header({ ...customer, firstName: '', lastName: '' })).toContain('>?<')
})

function header(viewer: Viewer | null, path = '/'): string {
  const router = createMemoryRouter([{ path: '*', element: <Header viewer={viewer} /> }], { initialEntries: [path] })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}
