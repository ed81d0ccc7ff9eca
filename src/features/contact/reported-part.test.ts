import { expect, test } from 'vitest'

import { newId } from '../../platform/id.ts'
import { aboutInWords, nameOfPart, partNamed } from './reported-part.ts'

test('a reported review or photo is found again by its name in a link, and shown in words', () => {
  for (const kind of ['review', 'photo'] as const) {
    const part = { kind, id: newId(), proId: newId() }
    expect(partNamed(nameOfPart(part))).toEqual(part)
    expect(aboutInWords(nameOfPart(part))).toBe(`A ${kind} on the profile of a pro`)
  }
})

test('whatever else a message is about is shown as it is', () => {
  const unknown = ['Review r2 of /pros/p1', `Review ${newId()} of ${newId()} and others`, 'A photo of /pros/p1', '']
  for (const about of unknown) {
    expect(partNamed(about)).toBeNull()
    expect(aboutInWords(about)).toBe(about)
  }
})
