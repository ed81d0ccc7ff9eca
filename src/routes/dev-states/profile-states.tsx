import type { RequestAllowed } from '../pro-profile/request-access.ts'
import { RequestPanel } from '../pro-profile/request-panel.tsx'
import { ReviewList } from '../pro-profile/review-list.tsx'
import { ServiceList } from '../pro-profile/service-list.tsx'
import { profile } from './made-up.ts'
import { Group, State } from './state.tsx'

export function ProfileStates() {
  return (
    <Group id="profile" title="A pro's page">
      <State name="Request: signed out">
        <RequestPanel pro={profile} access={{ may: 'not', because: 'signed-out' }} />
      </State>
      <State name="Request: a pro looks">
        <RequestPanel pro={profile} access={{ may: 'not', because: 'pro' }} />
      </State>
      <State name="Request: the pro's own profile">
        <RequestPanel pro={profile} access={{ may: 'not', because: 'own', awaitsApproval: false, hasPlan: false }} />
      </State>
      <State name="Request: the own profile, without a membership">
        <RequestPanel pro={locked} access={{ may: 'not', because: 'own', awaitsApproval: false, hasPlan: false }} />
      </State>
      <State name="Request: the pro has no membership">
        <RequestPanel pro={profile} access={{ may: 'not', because: 'closed' }} />
      </State>
      <State name="Request: one of the two has blocked the other">
        <RequestPanel pro={profile} access={{ may: 'not', because: 'blocked' }} />
      </State>
      <State name="Request: nothing is free">
        <RequestPanel pro={profile} access={{ ...customer, days: [{ date: '2027-05-14', slots: [] }] }} />
      </State>
      <State name="Request: a customer asks">
        <RequestPanel pro={profile} access={customer} />
      </State>
      <State name="Request: it came back with errors">
        <RequestPanel pro={profile} access={customer} refused={wrong} />
      </State>
      <State name="Services: none">
        <ServiceList pro={{ ...profile, services: [] }} mayAsk booking={null} />
      </State>
      <State name="Services: each kind of price" wide>
        <ServiceList pro={profile} mayAsk booking={null} />
      </State>
      <State name="Reviews: none">
        <ReviewList pro={profile} reviews={[]} stars={[]} rating={null} next={null} also="" isOwn={false} />
      </State>
      <State name="Reviews: with an answer, from somebody who left, and older ones">
        <ReviewList pro={profile} reviews={reviews} stars={stars} rating={null} next="older" also="" isOwn={false} />
      </State>
    </Group>
  )
}

const locked = {
  ...profile,
  acceptsRequests: false,
  user: { ...profile.user, subscriptionStatus: 'inactive' as const },
}

const customer: RequestAllowed = {
  may: 'ask',
  visitor: { firstName: 'Dana', lastName: 'Whitfield', email: 'dana@example.com', phone: null, pool: null },
  categories: [{ name: 'Regular Maintenance' }, { name: 'Leak Detection' }],
  today: '2027-05-14',
  days: [{ date: '2027-05-14', slots: ['08:00', '09:00', '15:00'] }],
  longest: 660,
  zone: 'Pacific Time (Los Angeles)',
  booked: undefined,
}

const wrong = {
  status: 422,
  message: null,
  fields: {
    description: 'Please provide at least 10 characters describing your needs',
    phone: 'Phone number must be at least 10 digits',
  },
  values: { description: 'Green', phone: '555' },
}

const review = {
  id: 'made-up-1',
  bookingId: 'made-up-completed',
  proId: profile.userId,
  rating: 5,
  comment: 'Came on time, left a clear pool and a note with the readings.',
  proResponse: 'Thank you, Dana. See you in two weeks!',
  createdAt: '2027-05-02T17:00:00.000Z',
  photos: [],
  changedAt: null,
  author: { firstName: 'Dana', lastInitial: 'W' },
}
const reviews = [
  review,
  {
    ...review,
    id: 'made-up-2',
    rating: 1,
    comment: 'Late.\n\nTwice.',
    proResponse: null,
    author: { firstName: 'Former customer', lastInitial: '' },
  },
]

const stars = [90, 24, 4, 0, 2].map((count, less) => ({ stars: 5 - less, count }))
