import { expect, test } from 'vitest'

import { likelyEmail } from './likely-email.ts'

test('an address with one slip in a common domain shows what was probably meant', () => {
  for (const slip of ['gmial.com', 'gamil.com', 'gmal.com', 'gmaill.com', 'gmail.con', 'gmail.co', 'gnail.com'])
    expect(likelyEmail(`Dana@${slip}`)).toBe('dana@gmail.com')
  expect(likelyEmail('dana@yaho.com')).toBe('dana@yahoo.com')
  expect(likelyEmail(' dana@hotmial.com ')).toBe('dana@hotmail.com')
})

test('nothing is said of addresses as they should be, of other domains, and of what is no address', () => {
  for (const text of [
    'dana@gmail.com',
    'dana@mail.com',
    'dana@ymail.com',
    'dana@poolwell.example',
    'dana',
    '@gmial.com',
    '',
  ])
    expect(likelyEmail(text)).toBeNull()
})
