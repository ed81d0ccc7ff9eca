import { expect, test } from 'vitest'
import { shouldRevalidate } from './root.tsx'

const from = (path: string) => new URL(path, 'https://poolwell.test')
const step = { currentParams: {}, nextParams: {}, defaultShouldRevalidate: true }

test('walking through the site does not ask again who is there', () => {
  expect(shouldRevalidate({ ...step, currentUrl: from('/'), nextUrl: from('/find-pros?service=2') })).toBe(false)
  expect(shouldRevalidate({ ...step, currentUrl: from('/x?tab=a'), nextUrl: from('/x?tab=b') })).toBe(false)
})

test('a search by form is a step like any other', () => {
  expect(shouldRevalidate({ ...step, formMethod: 'GET', currentUrl: from('/'), nextUrl: from('/find-pros') })).toBe(
    false,
  )
})

test('a form that was sent asks again: it may have logged somebody in or out', () => {
  expect(
    shouldRevalidate({ ...step, formMethod: 'POST', currentUrl: from('/login'), nextUrl: from('/dashboard') }),
  ).toBe(true)
})

test('an explicit reload asks again', () => {
  expect(shouldRevalidate({ ...step, currentUrl: from('/profile'), nextUrl: from('/profile') })).toBe(true)
})
