import { expect, test } from 'vitest'
import { shouldRevalidate } from './root.tsx'

const from = (path: string) => new URL(path, 'https://poolwell.test')
const step = { currentParams: {}, nextParams: {}, defaultShouldRevalidate: true }

test('navigating within the site does not ask again who is signed in', () => {
  expect(shouldRevalidate({ ...step, currentUrl: from('/'), nextUrl: from('/find-pros?service=2') })).toBe(false)
  expect(shouldRevalidate({ ...step, currentUrl: from('/x?tab=a'), nextUrl: from('/x?tab=b') })).toBe(false)
})

test('a search form is a navigation like any other', () => {
  expect(shouldRevalidate({ ...step, formMethod: 'GET', currentUrl: from('/'), nextUrl: from('/find-pros') })).toBe(
    false,
  )
})

test('a submitted form asks again: it may have logged somebody in or out', () => {
  expect(
    shouldRevalidate({ ...step, formMethod: 'POST', currentUrl: from('/login'), nextUrl: from('/dashboard') }),
  ).toBe(true)
})

test('an explicit reload asks again', () => {
  expect(shouldRevalidate({ ...step, currentUrl: from('/profile'), nextUrl: from('/profile') })).toBe(true)
})

test.each([422, 429, 503])(
  'a form that was refused (%i) asks nothing: its button would wait for the answer',
  (actionStatus) => {
    const here = from('/contact')
    expect(shouldRevalidate({ ...step, formMethod: 'POST', actionStatus, currentUrl: here, nextUrl: here })).toBe(false)
  },
)
