import { call } from './caller.ts'
import { deeds } from './deeds.ts'
import { addCase, type Family } from './family.ts'
import { earlyZone, type People } from './people.ts'
import { oneOf } from './turn.ts'
import { requestFor } from './writers.ts'

/** Every customer wants every pro today: two at a time the same hour, one of them every week. */
export async function openFamilies(url: string, { customers, pros }: People): Promise<Family[]> {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: earlyZone() }).format(new Date())
  const families: Family[] = []
  for (const pro of pros) {
    for (const [index, customer] of customers.entries()) {
      const repeat = index % 2 === 0 ? { everyWeeks: 1, times: 3 } : null
      const body = { ...requestFor(pro, today, 10 + Math.floor(index / 2)), repeat }
      const { status, body: booked } = await call(url, 'POST /api/booking-request', customer, { body })
      if (status !== 201) throw new Error(`No booking: ${status} ${JSON.stringify(booked)}`)
      const family: Family = { customer, pro, today, cases: new Map(), endingFrom: Infinity }
      addCase(family, { id: String(booked['bookingId']), beginning: 'pending', replaces: false })
      families.push(family)
    }
  }
  return families
}

const likely = deeds.flatMap(({ times, perform }) => Array.from({ length: times }, () => perform))

/** A worker changes one of the bookings without knowing its state; returns how long each answer took. */
export async function meddle(url: string, family: Family, random: () => number): Promise<number[]> {
  const turn = { url, family, one: oneOf([...family.cases.values()], random), random, waited: [] }
  await oneOf(likely, random)(turn)
  return turn.waited
}
