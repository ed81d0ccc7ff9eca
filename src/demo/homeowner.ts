import type { Insertable } from 'kysely'
import { milesBetween } from '../features/places/distance.ts'
import type { WeightedZip } from '../features/places/gazetteer/zip-weights.ts'
import type { AccountRow } from '../platform/tables/account-tables.ts'
import { demoId } from './demo-id.ts'
import type { DemoPro, Makings } from './demo-pro.ts'
import { firstNames, lastNames, streetOf } from './people-words.ts'
import { randomOf } from '../platform/random.ts'
import { phoneIn } from './region.ts'

export interface Homeowner {
  account: Insertable<AccountRow>
  phone: string
  address: string
  city: string
  state: string
  zip: string
  latitude: number
  longitude: number
}

/** The homeowner with this number, who lives in `zip`; the email address is not in `taken`. */
export function makeHomeowner(index: number, zip: WeightedZip, taken: Set<string>, makings: Makings): Homeowner {
  const random = randomOf(`homeowner ${index}`)
  const [firstName, lastName] = [random.pick(firstNames), random.pick(lastNames)]
  const phone = phoneIn(zip.state, random.next())
  const joined = makings.days.ago(random.whole(570, 760))
  const { city, state, latitude, longitude } = zip
  return {
    phone,
    city,
    state,
    zip: zip.zip,
    latitude,
    longitude,
    address: streetOf(random),
    account: {
      id: demoId('homeowner', index),
      email: emailFor(`${firstName}.${lastName}`.toLowerCase(), random.pick(mailHosts), taken),
      role: 'customer',
      firstName,
      lastName,
      phone,
      profileImageUrl: null,
      passwordHash: makings.passwordHash,
      emailVerifiedAt: joined,
      createdAt: joined,
    },
  }
}

/** The homeowners near enough to be customers of a pro. */
export function customersNear<T extends { latitude: number; longitude: number; state: string }>(
  { pro }: DemoPro,
  places: readonly T[],
): T[] {
  const reach = Math.max(12, pro.serviceRadius)
  return places.filter((place) => place.state === pro.state && milesBetween(place, pro) <= reach)
}

function emailFor(name: string, host: string, taken: Set<string>): string {
  for (let number = 1; ; number++) {
    const email = `${name}${number === 1 ? '' : number}@${host}`
    if (taken.has(email)) continue
    taken.add(email)
    return email
  }
}

const mailHosts = ['mailbox.example', 'homemail.example', 'inbox.example', 'postbox.example', 'letters.example']
