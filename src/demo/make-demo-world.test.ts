import { existsSync } from 'node:fs'
import { projectPath } from '../platform/project-root.server.ts'
import { State } from '../platform/stripe/test-payments-state.ts'
import { expect, test } from 'vitest'
import { demoAccounts } from '../features/accounts/demo-accounts.ts'
import { isId } from '../platform/id.ts'
import { atLocalTime, plusDays } from '../features/availability/local-time.ts'
import { photoOfRequest } from './demo-photos.ts'
import { businessName } from './business-name.ts'
import { randomOf } from '../platform/random.ts'
import { worldOn } from './world-on.fixture.ts'

const wednesday = worldOn('2026-03-11T08:00:00Z')

test('the same day gives the same data, whatever the time', () => {
  expect(worldOn('2026-03-11T22:15:00Z')).toEqual(wednesday)
})

test('another day moves the dates and keeps people, ids, names and prices', () => {
  const saturday = worldOn('2026-07-18T08:00:00Z')
  expect(
    saturday.pro.map(({ accountId, businessName, description, zip }) => [accountId, businessName, description, zip]),
  ).toEqual(
    wednesday.pro.map(({ accountId, businessName, description, zip }) => [accountId, businessName, description, zip]),
  )
  expect(saturday.account.map(({ id, email }) => [id, email])).toEqual(
    wednesday.account.map(({ id, email }) => [id, email]),
  )
  expect(saturday.service.map(({ id, name, priceCents }) => [id, name, priceCents])).toEqual(
    wednesday.service.map(({ id, name, priceCents }) => [id, name, priceCents]),
  )
  expect(saturday.booking[0]?.startsAt).not.toEqual(wednesday.booking[0]?.startsAt)
})

test('ids look like those of real rows, and each is used once', () => {
  const rows = [...wednesday.account, ...wednesday.service, ...wednesday.workingHours, ...wednesday.booking]
  const ids = [...rows, ...wednesday.bookingEvent, ...wednesday.review].map(({ id }) => id)
  expect(ids.every((id) => isId(id) && id[14] === '7')).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
})

test('many pros have a picture, and every picture exists', () => {
  const shown = wednesday.account.map(({ profileImageUrl }) => profileImageUrl).filter((address) => address !== null)
  expect(shown.length).toBeGreaterThan(300)
  const addresses = new Set(shown)
  expect(addresses.size).toBe(12)
  for (const address of addresses) expect(existsSync(projectPath('public', String(address))), address).toBe(true)
})

test('the demo homeowner has saved three pros, who can be compared', () => {
  const dana = wednesday.account.find(({ email }) => email === demoAccounts[0].email)
  expect(new Set(wednesday.savedPro.map(({ accountId }) => accountId))).toEqual(new Set([dana?.id]))
  const pros = wednesday.pro.filter(({ accountId }) => wednesday.savedPro.some(({ proId }) => proId === accountId))
  expect(pros.map(({ state }) => state)).toEqual(['CA', 'CA', 'CA'])
  expect(new Set(pros.map(({ businessName }) => businessName))).toContain('Blue Haven Pool Care')
})

test('one request that waits came with a photo of its customer', () => {
  const photos = wednesday.message.filter(({ pictureId }) => pictureId)
  expect(photos).toMatchObject([{ pictureId: photoOfRequest.id, bookingStatus: null }])
  const about = wednesday.booking.find(({ id }) => id === photos[0]?.bookingId)
  expect(about).toMatchObject({ status: 'pending', customerId: photos[0]?.senderId })
})

test.each(['08', '09', '10', '11', '12', '13', '14'].map((day) => `2026-03-${day}`))(
  'whatever the weekday, the demo pro is away for some working hours of the coming week, with no visit then: %s',
  (today) => {
    const { pro, awayTime, workingHours, booking } = worldOn(`${today}T08:00:00Z`)
    const [{ accountId, timeZone } = { accountId: '', timeZone: '' }] = pro
    const isHers = ({ proId }: { proId: string }) => proId === accountId
    expect(awayTime.filter(isHers), today).toHaveLength(1)
    const [away = { date: '', startMinute: 0, endMinute: 0 }] = awayTime
    expect([away.date > today, away.date < plusDays(today, 7)], today).toEqual([true, true])
    const weekday = new Date(away.date).getUTCDay()
    const hours = workingHours.filter((hours) => isHers(hours) && hours.weekday === weekday)
    expect(hours.some((open) => open.startMinute < away.startMinute && open.endMinute > away.endMinute)).toBe(true)
    const span = [away.startMinute, away.endMinute].map((minute) => atLocalTime(timeZone, away.date, minute))
    const [startsAt = new Date(0), endsAt = new Date(0)] = span
    const meanwhile = booking.filter((visit) => isHers(visit) && visit.startsAt < endsAt && visit.endsAt > startsAt)
    expect(
      meanwhile.filter(({ status }) => status === 'accepted'),
      today,
    ).toEqual([])
  },
)

test.each(['08', '09', '10', '11', '12', '13', '14'].map((day) => `2026-03-${day}`))(
  'whatever the weekday, the demo homeowner has a visit of the last week to review, with a pro not reviewed yet: %s',
  (today) => {
    const { account, booking, review } = worldOn(`${today}T08:00:00Z`)
    const dana = account.find(({ email }) => email === demoAccounts[0].email)?.id
    const reviewed = new Set(review.filter(({ customerId }) => customerId === dana).map(({ proId }) => proId))
    const toReview = booking.filter(
      ({ customerId, status, proId }) => customerId === dana && status === 'completed' && !reviewed.has(proId),
    )
    expect(toReview).toHaveLength(1)
    const [{ scheduledDate } = { scheduledDate: '' }] = toReview
    expect(scheduledDate >= plusDays(today, -7) && scheduledDate < today, scheduledDate).toBe(true)
  },
)

test('pools are where the sun is', () => {
  expect(inStates(['CA', 'FL', 'TX', 'AZ', 'NV'])).toBeGreaterThan(350)
  expect(inStates(['AK'])).toBe(1)
})

test('people rarely say the same thing, and no sentence has an unfilled blank', () => {
  const comments = wednesday.review.map(({ comment }) => comment)
  expect(new Set(comments).size).toBeGreaterThan(5900)
  const texts = [
    ...comments,
    ...wednesday.review.map((review) => review.proResponse ?? ''),
    ...wednesday.pro.map((pro) => pro.description),
  ]
  expect(texts.filter((text) => /[{}]|undefined| {2}/.test(text))).toEqual([])
})

test('no two businesses share a name, even with the same owners', () => {
  const taken = new Set<string>()
  const owner = {
    firstName: 'Ana',
    lastName: 'Ruiz',
    city: 'Mesa',
    state: 'AZ',
    region: 'desert',
    categoryId: 1,
  } as const
  const names = Array.from({ length: 100 }, (_, index) => businessName(randomOf(`name ${index}`), owner, taken))
  expect(new Set(names).size).toBe(100)
})

test('three customers of Maria show photos of what they write about', () => {
  const { picture, review, reviewPhoto } = wednesday
  const shown = reviewPhoto.map(({ reviewId, pictureId }) => {
    const { comment, customerId, createdAt } = review.find(({ id }) => id === reviewId) ?? {}
    expect(picture).toContainEqual(
      expect.objectContaining({ id: pictureId, purpose: 'review', accountId: customerId, createdAt }),
    )
    return comment
  })
  expect(shown).toEqual(
    ['soup to blue', 'soup to blue', 'the ladder', 'motor'].map((words) => expect.stringContaining(words)),
  )
})

test('every review matches its rating', () => {
  const words = wednesday.review.map(({ rating, comment }) => ({
    rating,
    isAngry: /cannot recommend|Look elsewhere/.test(comment),
  }))
  expect(words.filter(({ rating, isAngry }) => isAngry && rating > 1)).toEqual([])
})

function inStates(states: string[]): number {
  return wednesday.pro.filter(({ state }) => states.includes(state)).length
}

test('the built-in payment provider knows every active membership and when it ends', () => {
  const [payments] = wednesday.testPayments
  const { customers, subscriptions } = State.parse(payments?.state)
  const running = wednesday.membership.filter(({ status }) => ['trial', 'active', 'past_due'].includes(status))
  expect(running.length).toBeGreaterThan(300)
  for (const { customerRef, accountId, expiresAt } of running) {
    expect(customers[customerRef ?? '']).toBeDefined()
    expect(subscriptions[`sub_demo_${accountId}`]?.periodEnd).toBe(Math.floor(Number(expiresAt) / 1000))
  }
})

test('a line about a booking says when the booking is, and a message does not', () => {
  const { booking, message } = wednesday
  const starts = new Map(booking.map(({ id, scheduledDate, scheduledTime }) => [id, [scheduledDate, scheduledTime]]))
  for (const { bookingStatus, bookingId, scheduledDate, scheduledTime, insteadOfDate } of message) {
    const expected = bookingStatus === null ? [null, null] : starts.get(bookingId ?? '')
    expect([scheduledDate, scheduledTime, insteadOfDate]).toEqual([...(expected ?? []), null])
  }
})

test('every open request has a conversation, whose lines are numbered in the order of time', () => {
  const { booking, conversation, message } = wednesday
  const pairs = new Set(conversation.map(({ customerId, proId }) => `${customerId} ${proId}`))
  const open = booking.filter(({ status }) => status === 'pending' || status === 'accepted')
  expect(open.every(({ customerId, proId }) => pairs.has(`${customerId} ${proId}`))).toBe(true)
  for (const { id, lastSeq } of conversation) {
    const lines = message.filter(({ conversationId }) => conversationId === id)
    expect(lines.map(({ seq }) => seq)).toEqual(Array.from({ length: lastSeq }, (_, index) => index + 1))
    expect(lines.map(({ createdAt }) => Number(createdAt))).toEqual(
      lines.map(({ createdAt }) => Number(createdAt)).toSorted((a, b) => a - b),
    )
  }
})
