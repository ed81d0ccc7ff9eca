import { expect, test } from 'vitest'

import { type AppointmentAhead, laterOf, laterWords, placeOfLater } from './series-ahead.ts'

const series = { id: 's1', number: 2, everyWeeks: 1, times: 8, later: 0 } as const

const nothing = { isToMove: false, toChoose: false, movedFrom: null }

function ahead(seriesNumber: number, scheduledDate: string, changes: Partial<AppointmentAhead> = {}): AppointmentAhead {
  const id = seriesNumber === 1 ? 's1' : `s1-${seriesNumber}`
  const when = { scheduledDate, scheduledTime: '09:00' }
  return { id, seriesId: 's1', seriesNumber, ...when, replacesId: null, ...nothing, ...changes }
}

const [second, third, fourth] = [ahead(2, '2026-03-09'), ahead(3, '2026-03-16'), ahead(4, '2026-03-23')]
const elsewhere = { ...ahead(2, '2026-03-10'), id: 's2-2', seriesId: 's2' }
const places = (appointments: AppointmentAhead[], id = 's1-2') =>
  laterOf({ id, series }, appointments).map(({ place }) => place)

test('the next appointment of a series has the later ones of its own series, in order', () => {
  expect(laterOf({ id: 's1-2', series }, [second, elsewhere, third, fourth])).toEqual([
    { id: 's1-3', scheduledDate: '2026-03-16', scheduledTime: '09:00', toChoose: false, place: '3 of 8' },
    { id: 's1-4', scheduledDate: '2026-03-23', scheduledTime: '09:00', toChoose: false, place: '4 of 8' },
  ])
  expect(places([second])).toEqual([])
})

test('an appointment that is over, or that is not repeated, has no later ones', () => {
  expect(places([second, third], 's1')).toEqual([])
  expect(laterOf({ id: 's1-2', series: null }, [second, third])).toEqual([])
})

test('an appointment that was moved keeps its number and says so; a request to move one says so, too', () => {
  const moved = ahead(2, '2026-03-26', { id: 'new', replacesId: 's1-2' })
  expect(places([third, fourth, moved], 's1-3')).toEqual(['4 of 8', '2 of 8, moved'])
  expect(places([second, { ...third, isToMove: true }])).toEqual(['3 of 8, asked to move'])
  expect(places([second, { ...moved, isToMove: true }])).toEqual(['2 of 8, moved, asked to move'])
  expect(places([second, { ...third, movedFrom: '2026-03-15T16:00:00Z' }])).toEqual(['3 of 8, moved'])
  expect(places([second, { ...third, toChoose: true }])).toEqual(['3 of 8, other times suggested'])
})

test('the first appointment was moved only if it took the place of an appointment, not of a request', () => {
  const changedBefore = ahead(1, '2026-03-16', { replacesId: 'request' })
  expect(places([second, changedBefore])).toEqual(['1 of 8'])
  expect(places([second, { ...changedBefore, id: 'new', replacesId: 's1' }])).toEqual(['1 of 8, moved'])
})

test('in a list with every appointment, those after the next one of their series have a place', () => {
  const all = [second, elsewhere, third, { ...fourth, isToMove: true }]
  const place = (id: string) => placeOfLater({ id, series }, all)
  expect(['s1', 's1-2', 's1-3', 's1-4', 's2-2'].map(place)).toEqual([
    undefined,
    undefined,
    '3 of 8',
    '4 of 8, asked to move',
    undefined,
  ])
  expect(placeOfLater({ id: 's1-3', series: null }, all)).toBeUndefined()
})

test('a closed list says how many appointments it has, and until when', () => {
  const later = laterOf({ id: 's1-2', series }, [second, third, fourth])
  const ahead = { status: 'accepted', endedAs: null } as const
  expect(laterWords(ahead, later)).toBe('2 more visits, until Mar 23')
  expect(laterWords(ahead, later.slice(0, 1))).toBe('1 more visit, on Mar 16')
})

test('a closed list below a canceled appointment says that its visits are canceled, too, or moved along', () => {
  const later = laterOf({ id: 's1-2', series }, [second, third, fourth])
  expect(laterWords({ status: 'canceled', endedAs: null }, later)).toBe('Also canceled: 2 visits, until Mar 23')
  expect(laterWords({ status: 'canceled', endedAs: null }, later.slice(0, 1))).toBe('Also canceled: 1 visit, on Mar 16')
  expect(laterWords({ status: 'canceled', endedAs: 'moved' }, later)).toBe('Also moved: 2 visits, until Mar 23')
})
