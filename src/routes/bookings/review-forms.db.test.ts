import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { getBooking } from '../../features/bookings/bookings.server.ts'
import { changeBooking } from '../../features/bookings/changes/change-booking.server.ts'
import { complete, marketplace } from '../../features/bookings/marketplace.fixture.ts'
import { noPhoto, photoFile } from '../../features/media/photos.fixture.ts'
import { answerForms } from '../../platform/forms/forms.server.ts'
import { bookingForms } from './booking-forms.server.ts'

const { db } = await testDatabase()
const after = new Date('2026-03-02T20:00:00Z')

async function completed() {
  const { as, customer, pro, book } = await marketplace(db)
  const bookingId = await book()
  await changeBooking(as(pro, after), bookingId, complete)
  const post = (fields: [name: string, value: string | File][]) => {
    const body = new FormData()
    for (const [name, value] of fields) body.append(name, value)
    const request = new Request('https://poolwell.example/dashboard?status=completed', { method: 'POST', body })
    return answerForms(as(customer, after), request, bookingForms)
  }
  const write = (...photos: File[]) =>
    post([
      ['intent', 'review'],
      ['bookingId', bookingId],
      ['proId', pro.id],
      ['rating', '4'],
      ['comment', 'Clear again.'],
      ...photos.map((photo) => ['picture', photo] satisfies [string, File]),
    ])
  return { post, write, booking: () => getBooking(as(customer), bookingId) }
}

test('the form of a review sends its photos', async () => {
  const { write, booking } = await completed()
  expect(await write(photoFile('1.jpg'), photoFile('2.jpg'))).toMatchObject({ status: 303 })
  expect((await booking()).reviewPhotos).toHaveLength(2)
})

test('a review with a photo that is refused comes back with its words, and says how many photos to choose again', async () => {
  const { write, booking } = await completed()
  expect(await write(photoFile(), noPhoto)).toMatchObject({
    data: {
      message: 'Failed to submit review',
      fields: { picture: expect.stringMatching(/^notes\.jpg: /) },
      values: { intent: 'review', rating: '4', comment: 'Clear again.', photos: '2' },
    },
    init: { status: 422 },
  })
  expect((await booking()).review).toBeNull()
})

test('a change that is refused keeps every box that was ticked, and once it is not, those photos are gone', async () => {
  const { write, post, booking } = await completed()
  await write(photoFile('1.jpg'), photoFile('2.jpg'), photoFile('3.jpg'))
  const { review, reviewPhotos } = await booking()
  const [first = '', second = '', third] = reviewPhotos
  const change = (comment: string) =>
    post([
      ['intent', 'change-review'],
      ['reviewId', review?.id ?? ''],
      ['rating', '4'],
      ['comment', comment],
      ['removePhotos', first],
      ['removePhotos', second],
      ['picture', photoFile('4.jpg')],
    ])
  expect(await change('')).toMatchObject({
    data: {
      fields: { comment: 'Please write your review' },
      values: { removePhotos: `${first} ${second}`, photos: '1' },
    },
  })
  expect((await booking()).reviewPhotos).toEqual(reviewPhotos)
  expect(await change('Clear again.')).toMatchObject({ status: 303 })
  expect((await booking()).reviewPhotos).toEqual([third, expect.any(String)])
})
