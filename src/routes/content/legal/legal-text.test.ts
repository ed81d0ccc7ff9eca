import { hash } from 'node:crypto'

import { expect, test } from 'vitest'

import { privacyInEffectSince, privacyText } from './privacy-text.ts'
import { termsInEffectSince, termsText } from './terms-text.ts'

/** Which words are in effect since when: new words need a new date, unless they only correct the old ones. */
const agreed = [
  ['privacy', privacyText, privacyInEffectSince, 'November 28, 2026', '9cb818741972'],
  ['terms', termsText, termsInEffectSince, 'November 1, 2026', 'ed6e5c2495b3'],
] as const

test.each(agreed)(
  'the page about %s says since when its present words are in effect',
  (_, text, since, date, words) => {
    expect(hash('sha256', JSON.stringify(text)).slice(0, 12)).toBe(words)
    expect(since).toBe(date)
  },
)
