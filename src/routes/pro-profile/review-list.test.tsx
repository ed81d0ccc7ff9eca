import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import type { Review } from '../../features/reviews/review.ts'
import { profile } from '../dev-states/made-up.ts'
import { ReviewList } from './review-list.tsx'

const review: Review = {
  id: 'r1',
  bookingId: 'b1',
  proId: profile.userId,
  rating: 2,
  comment: 'Late again.',
  proResponse: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  photos: [],
  changedAt: null,
  author: { firstName: 'Dana', lastInitial: 'W' },
}
const stars = [40, 0, 0, 12, 1].map((count, less) => ({ stars: 5 - less, count }))

function markup(rating: number | null, reviews = [review], address = '?tab=reviews', isOwn = false): string {
  const also = '&date=2026-12-01'
  const list = <ReviewList pro={profile} next="older" {...{ reviews, stars, rating, also, isOwn }} />
  const Page = createRoutesStub([{ path: '/', Component: () => list }])
  return renderToStaticMarkup(<Page initialEntries={[`/${address}`]} />)
}

const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

test('each bar with reviews is a link to those, which search engines do not follow and which keeps the chosen day', () => {
  const links = [...markup(null).matchAll(/<a [^>]*href="([^"]*stars=[^"]*)"[^>]*>/g)]
  expect(links.map(([, href]) => href)).toEqual(
    [5, 2, 1].map((count) => `?tab=reviews&amp;stars=${count}&amp;date=2026-12-01`),
  )
  for (const [link] of links) expect(link).toContain('rel="nofollow"')
  expect(markup(null)).not.toContain('Show all reviews')
})

test('the reviews of one bar have a heading with their number, the way back to all, and the filter on older pages', () => {
  const html = markup(2, [review], '?tab=reviews&stars=2')
  expect(words(html)).toContain('12 reviews with 2 stars Show all reviews')
  expect(html).toMatch(/href="\?tab=reviews&amp;date=2026-12-01"[^>]*>Show all reviews/)
  expect(html).toMatch(/href="\/\?tab=reviews&amp;stars=2&amp;cursor=older#tab-reviews"[^>]*>Older reviews/)
  expect(html.match(/aria-current="true"/g)).toHaveLength(1)
  expect(words(markup(1, [{ ...review, rating: 1 }]))).toContain('1 review with 1 star ')
})

test('a bar without reviews says so; a pro without any has none to choose from', () => {
  expect(words(markup(3, []))).toContain('No reviews with 3 stars Show all reviews')
  expect(words(markup(null, []))).toContain('No reviews yet.')
})

test('a pro who looks at the own profile is led from each review to its answer, and to a report', () => {
  const answered = { ...review, id: 'r2', bookingId: 'b2', proResponse: 'I am sorry.' }
  const html = markup(null, [review, answered], undefined, true)
  expect(html).toMatch(/href="\/pro-dashboard\?booking=b1#b1"[^>]*>Answer this review</)
  expect(html).toMatch(/href="\/pro-dashboard\?booking=b2#b2"[^>]*>Edit your answer</)
  expect(html).toContain(`about=Review%20r2%20of%20%2Fpros%2F${profile.userId}#message`)
  expect(markup(null)).not.toContain('pro-dashboard')
})

test('a review that was changed says so next to the day on which it was written', () => {
  const changedAt = '2026-11-21T10:00:00.000Z'
  expect(words(markup(null))).not.toContain('Edited')
  expect(words(markup(null, [{ ...review, changedAt }]))).toContain('November 20, 2026 · Edited')
})
