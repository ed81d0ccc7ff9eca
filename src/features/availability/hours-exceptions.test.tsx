import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import { changeDraft, intents } from './hours-change.ts'
import { none, posted, today } from './hours-draft.fixture.ts'
import { draftOf, type HoursDraft, isSameDraft, mostUnfolded } from './hours-draft.ts'
import { HoursExceptions } from './hours-exceptions.tsx'
import { plusDays } from './local-time.ts'

const open = { start: '09:00', end: '13:00' }
const closed = { closed: true }
/** A row for each: days with other hours between days off. */
const many = Array.from({ length: 400 }, (_, day) => ({ date: plusDays(today, day), ...(day % 2 ? closed : open) }))
const saved = () => draftOf({ ...none, exceptions: many }, today)

test('of hundreds of dates those after the first twenty are one line each, and are sent as they are', () => {
  const html = render(saved())
  expect(html.match(/<fieldset/g)).toHaveLength(mostUnfolded)
  expect(html.length).toBeLessThan(400_000)
  expect(html).toContain('<b>Sun, Mar 29, 2026</b> 9\u00a0AM\u00a0–\u00a01\u00a0PM')
  expect(html).toContain('<b>Mon, Mar 30, 2026</b> Day off')
  expect(posted(fieldsOf(html)).exceptions).toEqual(saved().exceptions)
})

test('a line can be opened, which is no change to save, and opens by itself for what is wrong with it', () => {
  const changing = changeDraft(saved(), intents.changeDay(100))
  expect(isSameDraft(changing, saved())).toBe(true)
  expect(render(changing)).toContain('aria-label="Day 101, until"')
  expect(posted(fieldsOf(render(changing))).exceptions).toEqual(changing.exceptions)
  expect(isSameDraft(changeDraft(saved(), intents.removeDay(100)), saved())).toBe(false)

  const wrong = render(saved(), { 'exception.200.times': 'These hours overlap' })
  expect(wrong).toContain('These hours overlap')
  expect(wrong.match(/<fieldset/g)).toHaveLength(mostUnfolded + 1)
})

function render({ exceptions }: HoursDraft, errors = {}): string {
  const shown = { exceptions, today, errors, onEdit: () => {}, onPress: () => {} }
  const Page = createRoutesStub([{ path: '/', Component: () => <HoursExceptions {...shown} /> }])
  return renderToStaticMarkup(<Page />)
}

/** What a browser would send. */
function fieldsOf(html: string): [name: string, value: string][] {
  const control =
    /<(?:input|select)[^>]*? name="([^"]+)"[^>]*?(?: value="([^"]*)"|>.*?<option value="([^"]*)" selected)/gs
  return Array.from(html.matchAll(control), ([, name = '', typed, chosen = '']) => [name, typed ?? chosen])
}
