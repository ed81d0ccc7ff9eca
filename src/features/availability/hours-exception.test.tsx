import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import { HoursException } from './hours-exception.tsx'

const dayOff = { date: '', until: '', kind: 'off' as const, start: '08:00', end: '12:00', isFolded: false }
const row = { row: 0, today: '2026-11-25', onEdit: () => {}, onPress: () => {} }

test('what is wrong with the date of a day off comes before the control that follows the date', () => {
  const shown = { ...row, exception: dayOff, errors: { 'exception.0.date': 'Please select a date' } }
  const Page = createRoutesStub([{ path: '/', Component: () => <HoursException {...shown} /> }])
  const html = renderToStaticMarkup(<Page />)
  const places = ['name="date"', 'Please select a date', 'name="kind"', 'name="until.0"'].map((part) =>
    html.indexOf(part),
  )
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})
