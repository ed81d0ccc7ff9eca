import { expect, test } from 'vitest'

import { email, line, prose } from './text.ts'

const name = line({ min: 2, max: 40, message: 'Please give a name' })
const words = prose({ min: 2, max: 400, message: 'Please write something' })

test.each([
  ['a change of direction', 'Rosa\u202Egpj.exe', 'Rosagpj.exe'],
  ['an isolated direction', '\u2067Rosa\u2069 Diaz', 'Rosa Diaz'],
  ['a mark of direction', 'Rosa\u200E\u200F\u061C', 'Rosa'],
  ['spaces without width', 'Ro\u200Bsa\uFEFF', 'Rosa'],
  ['hyphens that do not show', 'Ro\u00ADsa\u2060', 'Rosa'],
  ['letters that are blank', 'Rosa\u3164\u115F', 'Rosa'],
  ['tags', 'Rosa\u{E0041}\u{E007F}', 'Rosa'],
  ['joiners with nothing to join', 'Ro\u200Dsa\u200C', 'Rosa'],
])('%s in a name or a text is removed', (_, typed, kept) => {
  expect(name.parse(typed)).toBe(kept)
  expect(words.parse(typed)).toBe(kept)
})

test('the characters of ordinary writing stay', () => {
  for (const typed of ['Zoë Nuñez', '👨‍👩‍👧 and ❤️', 'می‌خواهم', 'क्‍ष', '1️⃣ 李小龍', 'אבג Pool']) {
    expect(name.parse(typed)).toBe(typed)
  }
  expect(words.parse('First line\nand\ta tab')).toBe('First line\nand\ta tab')
})

test('the length of a name is counted in characters as people see them', () => {
  for (const character of ['a', '👨‍👩‍👧‍👦', '👨🏽‍👩🏽‍👧🏽‍👦🏽', 'क्षि', 'ü', '李', '🇺🇸']) {
    expect(name.parse(character.repeat(40)), character).toBe(character.repeat(40))
    expect(name.safeParse(character.repeat(41)).error?.issues[0]?.message).toBe('Please use at most 40 characters')
  }
})

test('every script keeps its marks; a stack of marks that covers the lines around it is refused', () => {
  const written = {
    Vietnamese: 'Nguyễn Thị Ngọc'.normalize('NFD'),
    Thai: 'น้ำใส ที่นี่ ผู้ใหญ่',
    Devanagari: 'श्रीकृष्ण स्त्रियाँ र्क्ष्म्य',
    Hebrew: 'שָׁ֭לוֹם בְּרֵאשִׁ֖ית',
    Arabic: 'مُحَمَّدٌ اللّٰهُ',
    Tibetan: 'བསྒྲུབས ཧྐྵྨླྺྼྻྂ',
    emoji: '👨🏽‍❤️‍💋‍👨🏽 🏳️‍⚧️ 1️⃣',
  }
  for (const [script, typed] of Object.entries(written)) {
    expect(name.parse(typed), script).toBe(typed)
    expect(words.parse(typed), script).toBe(typed)
  }
  for (const stacked of [
    'Z' + '\u0301\u0316\u0334'.repeat(3),
    'क' + '\u0301\u200D'.repeat(5),
    '@' + '\u0489'.repeat(300),
  ]) {
    for (const schema of [name, words]) {
      const { error } = schema.safeParse(`Rosa ${stacked}`)
      expect(error?.issues[0]?.message).toBe('Please use fewer marks on one letter')
    }
  }
})

test('of a text that is far too long only its length is looked at', () => {
  for (const letter of ['a', ' b', '\u0301', 'क\u200D', '\u200D', '👨‍👩‍👧', '\u0000']) {
    const typed = `c${letter.repeat(1_000_000 / letter.length)}d`
    const began = performance.now()
    for (const schema of [name, words]) schema.safeParse(typed)
    // Generous, for a busy machine: counting characters took twice as long on an idle one.
    expect(performance.now() - began, letter).toBeLessThan(1000)
  }
  const issues = name.safeParse('a'.repeat(761)).error?.issues
  expect(issues?.map(({ message }) => message)).toEqual(['Please use at most 40 characters'])
})

test.each([
  '\u200B\u200B\u200B',
  '\u200D\u200D\u200D',
  '\uFE0F\uFE0F',
  '\u2800 \u2800',
  '\u{1D159}\u{1D159}',
  '\u202E',
])('an invisible name counts as missing: %j', (typed) => {
  expect(name.safeParse(typed).success).toBe(false)
  expect(words.safeParse(typed).success).toBe(false)
})

test.each(['Rosa\u0000', 'Rosa\u0007', 'Rosa\u009F', 'Rosa\uD800'])('%j is refused', (typed) => {
  expect(name.safeParse(typed).success).toBe(false)
  expect(words.safeParse(typed).success).toBe(false)
})

test('a name is one line, whatever line breaks it contains', () => {
  for (const end of ['\n', '\r', '\u2028', '\u2029']) {
    expect(name.safeParse(`Rosa${end}Bcc: all@example.com`).success).toBe(false)
  }
})

test('an address contains nothing hidden', () => {
  for (const typed of ['ro\u200Bsa@example.com', 'rosa@exam\u202Eple.com', 'rosa@example.com\u0000']) {
    expect(email().safeParse(typed).success).toBe(false)
  }
})
