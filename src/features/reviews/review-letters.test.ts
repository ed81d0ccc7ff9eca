import { expect, test } from 'vitest'

import { letterText } from '../notifications/letter.ts'
import { reviewAnswered, reviewReceived } from './review-letters.ts'

const told = {
  siteUrl: 'https://poolwell.example',
  proId: 'p1',
  businessName: 'Blue Water',
  author: 'Dana',
  rating: 4,
  comment: 'On time.\nThe water is clear.',
}

test('the pro reads the stars and the text, and where to answer', () => {
  const letter = reviewReceived(told)
  expect(letter.subject).toBe('Dana gave you 4 stars')
  expect(letterText(letter)).toContain('★★★★☆ (4 of 5)')
  expect(letterText(letter)).toContain('The water is clear.')
  expect(letter.button?.url).toContain('/pro-dashboard?status=completed')
  expect(reviewReceived({ ...told, rating: 1 }).subject).toBe('Dana gave you 1 star')
})

test('the customer reads the answer beside their own words', () => {
  const text = letterText(reviewAnswered(told, 'Thank you, Dana!'))
  for (const word of ['On time.', 'Thank you, Dana!', 'https://poolwell.example/pros/p1?tab=reviews']) {
    expect(text).toContain(word)
  }
})
