import type { WeightedZip } from '../features/places/gazetteer/zip-weights.ts'
import type { WorkingHoursRow } from '../platform/tables/pro-tables.ts'
import { demoAccounts } from '../features/accounts/demo-accounts.ts'
import { demoId } from './demo-id.ts'
import { emblem } from './emblem.ts'
import { type DemoPro, makePro, type Makings, serviceRow } from './demo-pro.ts'
import type { NewService } from './pro-services.ts'

const joinedDaysAgo = 910

/** Blue Haven Pool Care in Pasadena: the pro that visitors of the demo log in as. */
export function makeMaria(zip: WeightedZip, taken: Set<string>, makings: Makings): DemoPro {
  taken.add('blue-haven-pool-care')
  const [, { email, firstName, lastName }] = demoAccounts
  const joined = makings.days.ago(joinedDaysAgo)
  const someone = makePro(0, zip, new Set(taken), makings)
  const { accountId } = someone.pro
  return {
    joinedDaysAgo,
    quality: 0.97,
    account: {
      ...someone.account,
      email,
      firstName,
      lastName,
      phone: '(626) 555-0142',
      profileImageUrl: emblem('house'),
      emailVerifiedAt: joined,
      createdAt: joined,
    },
    membership: {
      accountId,
      status: 'active',
      plan: 'year',
      expiresAt: makings.days.ago(-221),
      cancelAtPeriodEnd: false,
      hasCard: true,
      updatedAt: makings.days.ago(144),
    },
    pro: { ...someone.pro, ...profile, createdAt: joined, updatedAt: joined, approvedAt: joined },
    services: services.map((service, number) => serviceRow(service, { proId: accountId, number, joined })),
    hours: hoursOf(accountId),
  }
}

const profile = {
  businessName: 'Blue Haven Pool Care',
  description:
    'Maria Delgado has looked after backyard pools in Pasadena for twelve years, with a crew of two who know every gate ' +
    'code and every dog. Ash, Santa Ana winds and jacaranda blossom are our daily bread, and so are salt cells that scale ' +
    'up in hard water. You get the readings and a photo before our truck has left your street. Se habla español.',
  yearsInBusiness: 12,
  address: '4821 Arroyo Garden Ln',
  serviceRadius: 20,
  phone: '(626) 555-0118',
  email: 'hello@blue-haven-pool-care.example',
  isVerified: true,
  verifiedNote: 'Demo data: license and proof of insurance seen.',
  bufferMinutes: 0,
  noticeHours: 0,
}

const services: NewService[] = [
  {
    categoryId: 1,
    name: 'Weekly Pool Service',
    description: 'Skim, brush, vacuum, empty baskets, test and balance. Chemicals for a normal week are included.',
    priceCents: 65_00,
    priceType: 'fixed',
    durationMinutes: 60,
  },
  {
    categoryId: 2,
    name: 'Green Pool Recovery',
    description:
      'From green to blue in three to five days, usually without draining. We say beforehand if draining is cheaper.',
    priceCents: 395_00,
    priceType: 'fixed',
    durationMinutes: 120,
  },
  {
    categoryId: 3,
    name: 'Equipment Repair',
    description: 'Pumps, filters, valves and salt cells, by the hour. The truck carries the usual parts.',
    priceCents: 115_00,
    priceType: 'hourly',
    durationMinutes: 90,
  },
  {
    categoryId: 5,
    name: 'Complete Leak Detection',
    description: 'Pressure on every line, dye at every fitting and a drawing of where the water goes.',
    priceCents: 425_00,
    priceType: 'estimate',
    durationMinutes: 180,
  },
]

function hoursOf(proId: string): WorkingHoursRow[] {
  const hour = (weekday: number, from: number, to: number) => ({
    id: demoId('hours', weekday),
    proId,
    weekday,
    startMinute: from * 60,
    endMinute: to * 60,
  })
  return [...[1, 2, 3, 4, 5].map((weekday) => hour(weekday, 7, 17)), hour(6, 8, 12)]
}
