import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { ErrorScreen } from './error-screen.tsx'

test('a failure is described in general words, never with internal details', () => {
  const html = screen(new Error('relation "account" does not exist'))
  expect(html).toContain('Something went wrong')
  expect(html).toContain('We encountered an unexpected error. Please try refreshing the page.')
  expect(html).toContain('Try Again')
  expect(html).toContain('Refresh Page')
  expect(html).not.toContain('relation')
})

test('a request that did not reach the server is described differently from a bug', () => {
  expect(screen(new TypeError('Failed to fetch'))).toContain('There is no connection to Poolwell.')
  expect(screen(new TypeError('x is not a function'))).toContain('We encountered an unexpected error.')
})

test('a refusal is shown in its own words', () => {
  expect(screen(new ErrorResponse(403, '', { message: 'Only pros have plans.', code: 'FORBIDDEN' }))).toContain(
    'Only pros have plans.',
  )
})

test('a server that cannot answer now is described differently from a bug, whoever says so', () => {
  for (const status of [502, 503, 504])
    expect(screen(new ErrorResponse(status, '', '<h1>Bad gateway</h1>'))).toContain(
      'Poolwell is catching its breath. Please try again in a moment.',
    )
  expect(screen(new ErrorResponse(500, '', 'Internal Server Error'))).toContain('We encountered an unexpected error.')
})

test('a missing page says so and has links', () => {
  const html = screen(new ErrorResponse(404, '', { message: 'This article does not exist.' }))
  expect(html).toContain('Page Not Found')
  expect(html).toContain('This article does not exist.')
  expect(html).not.toContain('router')
  expect(html).toContain('href="/find-pros"')
  expect(html).toMatch(/<img src="[^"]*adrift[^"]*\.svg[^"]*" alt=""/)
})

function screen(error: unknown): string {
  const router = createMemoryRouter([{ path: '*', element: <ErrorScreen error={error} /> }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}
