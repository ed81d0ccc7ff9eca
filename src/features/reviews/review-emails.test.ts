import { expect, test } from 'vitest'

import { emailText } from '../notifications/email.ts'
import { reviewChanged, reviewPhotoRemoved, reviewRespondedTo, reviewReceived } from './review-emails.ts'

const review = {
  siteUrl: 'https://poolwell.example',
  bookingId: 'b1',
  proId: 'p1',
  businessName: 'Blue Water',
  author: 'Dana',
  rating: 4,
  comment: 'On time.\nThe water is clear.',
  photos: [],
  customerRole: 'customer',
  proIsListed: true,
} as const

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
  for (const word of ['On time.', 'Thank you, Dana!', 'https://poolwell.example/pros/p1?tab=reviews#tab-panel']) {
    expect(text).toContain(word)
  }
})

test('no email leads the customer to the profile of a business that is hidden', () => {
  const hidden = { ...review, proIsListed: false }
  expect(reviewRespondedTo(hidden, 'Thank you!').button?.url).toContain('/dashboard%3Fbooking%3Db1%23b1')
  expect(reviewRespondedTo({ ...hidden, customerRole: 'pro' }, 'Thank you!').button?.url).toContain('/requests%3F')
  expect(reviewPhotoRemoved({ ...review, reason: 'A child' }).button?.url).toContain('/pros/p1?tab=reviews')
  expect(reviewPhotoRemoved({ ...hidden, reason: 'A child' }).button).toBeUndefined()
})
