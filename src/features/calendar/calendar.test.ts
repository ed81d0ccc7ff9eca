import { expect, test } from 'vitest'

import { calendarOf } from './calendar.ts'

const appointment = {
  id: '0193',
  startsAt: new Date('2026-11-24T16:30:00Z'),
  endsAt: new Date('2026-11-24T18:00:00Z'),
  changedAt: new Date('2026-11-20T10:00:00Z'),
  revision: 3,
  summary: 'Weekly cleaning – Dana',
  location: '418 Oakland Ave, Pasadena, CA 91101',
  description: 'Pool visit for Dana.\nDetails: https://poolwell.example/pro-dashboard',
  url: 'https://poolwell.example/pro-dashboard',
}

/** The text as calendar apps read it: folded lines joined again. */
function unfolded(calendar: string): string[] {
  return calendar.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)
}

test('a visit is an event in UTC with a stable id', () => {
  const lines = unfolded(calendarOf([appointment]))
  expect(lines[0]).toBe('BEGIN:VCALENDAR')
  expect(lines.at(-1)).toBe('END:VCALENDAR')
  expect(lines).toEqual(
    expect.arrayContaining([
      'VERSION:2.0',
      'UID:0193@poolwell',
      'DTSTAMP:20261120T100000Z',
      'SEQUENCE:3',
      'DTSTART:20261124T163000Z',
      'DTEND:20261124T180000Z',
      'STATUS:CONFIRMED',
    ]),
  )
})

test('commas, semicolons, backslashes and line breaks are escaped, and control characters removed', () => {
  const lines = unfolded(calendarOf([{ ...appointment, summary: 'a,b;c\\d\r\ne\u0007f', location: '' }]))
  expect(lines).toContain('SUMMARY:a\\,b\\;c\\\\d\\ne f')
  expect(lines.some((line) => line.startsWith('LOCATION'))).toBe(false)
})

test('nobody can inject a second event through a name', () => {
  const calendar = calendarOf([{ ...appointment, summary: 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\nUID:mine' }])
  expect(calendar.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
  expect(calendar.match(/^UID:/gm)).toHaveLength(1)
})

test('every line ends in CRLF and has at most 75 octets, and no character is split', () => {
  const summary = 'Piscina de la señora Ñuñez 🏊‍♀️ – übergroß; '.repeat(20)
  const calendar = calendarOf([{ ...appointment, summary }])
  const lines = calendar.split('\r\n')
  expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(unfolded(calendar)).toContain(`SUMMARY:${summary.replaceAll(';', '\\;')}`)
})

test('a calendar without visits is still valid', () => {
  expect(calendarOf([])).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/)
})
