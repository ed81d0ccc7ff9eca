import { expect, test } from 'vitest'

import { emailText } from '../notifications/email.ts'
import { reviewChanged, reviewRespondedTo, reviewReceived } from './review-emails.ts'

const review = {
  siteUrl: 'https://poolwell.example',
  bookingId: 'b1',
  proId: 'p1',
  businessName: 'Blue Water',
  author: 'Dana',
  rating: 4,
  comment: 'On time.\nThe water is clear.',
  photos: [],
}

test('the pro reads the stars and the text, and where to answer and report it', () => {
  const email = reviewReceived(review)
  expect(email.subject).toBe('Dana gave you 4 stars')
  expect(emailText(email)).toContain('★★★★☆ (4 of 5)')
  expect(emailText(email)).toContain('The water is clear.')
  expect(emailText(email)).toContain('a link to report it')
  expect(email.button?.url).toContain('/pro-dashboard%3Fbooking%3Db1%23b1')
  expect(reviewReceived({ ...review, rating: 1 }).subject).toBe('Dana gave you 1 star')
})

test('the pro reads how many photos the review shows, if it shows any', () => {
  expect(emailText(reviewReceived(review))).not.toContain('Photos')
  for (const words of [reviewReceived, reviewChanged])
    expect(emailText(words({ ...review, photos: ['a', 'b'] }))).toContain('Photos: 2 photos, shown with the review')
})

test('the customer reads the answer next to their own words', () => {
  const text = emailText(reviewRespondedTo(review, 'Thank you, Dana!'))
  for (const word of ['On time.', 'Thank you, Dana!', 'https://poolwell.example/pros/p1?tab=reviews']) {
    expect(text).toContain(word)
  }
})
