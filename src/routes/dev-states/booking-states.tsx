import { BookAgain } from '../../features/bookings/lists/book-again.tsx'
import type { ListedBooking } from '../../features/bookings/lists/booking-facts.tsx'
import { BookingList } from '../../features/bookings/lists/booking-list.tsx'
import { needsStreet } from '../../features/bookings/lists/needs-street.ts'
import { remarkOf } from '../../features/bookings/lists/booking-remark.ts'
import type { BookingParty, BookingView } from '../../features/bookings/booking.ts'
import { AddAddress } from '../../features/bookings/changes/add-address.tsx'
import { seriesWords } from '../../features/bookings/series/series-words.ts'
import { ReviewDialog } from '../../features/reviews/review-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { booking } from './made-up.ts'
import { Group, State } from './state.tsx'

export function BookingStates() {
  return (
    <Group id="bookings" title="Bookings">
      <State name="A customer's, in every status" wide>
        <All side="customer" bookings={ofCustomer} />
      </State>
      <State name="A pro's, in every status" wide>
        <All side="pro" bookings={ofPro} />
      </State>
      <State name="A customer's series, with a later visit opened" wide>
        <All side="customer" bookings={[{ ...nth(2), later }]} opened={nth(4)} />
      </State>
      <State name="A series, canceled from one visit on" wide>
        <All side="customer" bookings={[{ ...canceledSecond, later: laterCanceled }]} />
      </State>
      <State name="A customer without any">
        <All side="customer" bookings={[]} />
      </State>
      <State name="A pro without any">
        <All side="pro" bookings={[]} />
      </State>
    </Group>
  )
}

function All({ side, bookings, opened }: AllProps) {
  const page = {
    tab: 'pending' as const,
    bookings: bookings.map((booking) => ({
      ...booking,
      remark: remarkOf(booking, side),
      repeats: seriesWords(booking),
    })),
    opened: opened ?? null,
    next: bookings.length > 0 ? 'older' : null,
    counts: { pending: bookings.length, acceptable: bookings.length, accepted: 12, toChoose: [], toMove: [] },
    now: '2026-11-22T12:00:00.000Z',
  }
  return (
    <BookingList side={side} page={page} pageActions={pageActions[side]}>
      <EmptyState title="No requests are waiting" text="What comes in shows up here." />
    </BookingList>
  )
}

interface AllProps {
  side: BookingParty
  bookings: ListedBooking[]
  opened?: ListedBooking
}

const pageActions = {
  customer: (shown: BookingView) => (
    <>
      {needsStreet(shown) ? <AddAddress booking={shown} refused={undefined} /> : null}
      <ReviewDialog booking={shown} side="customer" />
      <BookAgain booking={shown} />
    </>
  ),
  pro: (shown: BookingView) => <ReviewDialog booking={shown} side="pro" />,
}

const judged = { review: { id: 'made-up-review', rating: 4, comment: 'Clear water, muddy shoes.' } }
const late = { endedAs: 'expired' } as const
const mine = { cancelReason: 'The pump arrives only next week.' }
const elsewhen = {
  id: 'made-up-elsewhen',
  scheduledDate: '2027-05-16',
  scheduledTime: '14:00',
  endedAs: null,
  later: 0,
}
const rescheduling = { replacement: { ...elsewhen, status: 'pending', andLater: false } } as const
const rescheduled = {
  id: 'made-up-rescheduled',
  endedAs: 'moved',
  replacement: { ...elsewhen, status: 'accepted', andLater: false },
} as const
const another = { id: 'made-up-another', replaced: { ...elsewhen, status: 'accepted' } } as const
const suggestion = {
  id: 'suggestion',
  times: [
    { date: '2027-05-15', time: '09:00' },
    { date: '2027-05-17', time: '14:00' },
  ],
  note: 'I am in San Diego that day.',
  priceCents: null,
  andLater: false,
}
const suggested = { id: 'made-up-suggested', suggestion, hadSuggestion: true, customerChooses: true }
const toMove = { ...suggested, id: 'made-up-to-move', maySuggest: true }
const moved = { id: 'made-up-moved', movedFrom: { date: '2027-05-12', time: '14:00' } }
const blocked = { id: 'made-up-blocked', isBlocked: true }
const noStreet = { id: 'made-up-no-street', address: null }
const repeating = {
  id: 'made-up-repeating',
  series: { id: 'made-up-weekly', number: 1, everyWeeks: 1, times: 6, later: 5 },
} as const
const open = {
  priceCents: null,
  serviceName: null,
  notes: `Please come soon. ${'It is green, and it was blue. '.repeat(12)}`,
}

const nth = (number: number) =>
  booking('accepted', ['canceled'], {
    id: `made-up-weekly-${number}`,
    scheduledDate: `2027-05-${String(7 * (number - 1)).padStart(2, '0')}`,
    mayReschedule: true,
    series: { id: 'made-up-weekly', number, everyWeeks: 1, times: 6, later: 5 - number },
  })
const row = ({ id, scheduledDate, scheduledTime }: BookingView, place: string, toChoose = false) => ({
  id,
  scheduledDate,
  scheduledTime,
  toChoose,
  place,
})
const later = [
  row(nth(4), '4 of 6'),
  row(nth(5), '5 of 6, other times suggested', true),
  row({ ...nth(3), scheduledDate: '2027-06-01' }, '3 of 6, moved'),
]

const { id, scheduledDate, series } = nth(2)
const canceledSecond = booking('canceled', [], { id, scheduledDate, series, ...mine })
const laterCanceled = [3, 4, 5].map((number) => row(nth(number), `${number} of 6`))

const ofCustomer = [
  booking('pending', ['canceled'], open),
  booking('pending', ['canceled'], suggested),
  booking('pending', ['canceled'], repeating),
  booking('pending', ['canceled'], blocked),
  booking('accepted', ['canceled']),
  booking('accepted', ['canceled'], noStreet),
  booking('accepted', ['canceled'], toMove),
  booking('accepted', ['canceled'], moved),
  booking('completed', []),
  booking('completed', [], { ...judged, id: 'made-up-judged' }),
  booking('accepted', ['canceled'], { ...rescheduling, id: 'made-up-rescheduling' }),
  booking('canceled', [], late),
  booking('canceled', [], rescheduled),
  booking('rejected', []),
]
const ofPro = [
  booking('pending', ['accepted', 'rejected']),
  booking('pending', ['rejected'], { id: 'made-up-taken', timeTaken: true }),
  booking('pending', ['accepted', 'rejected'], suggested),
  booking('pending', ['accepted', 'rejected'], another),
  booking('pending', ['accepted', 'rejected'], repeating),
  booking('pending', ['rejected'], blocked),
  booking('accepted', ['canceled'], noStreet),
  booking('accepted', ['completed', 'canceled'], { priceIsEstimate: true }),
  booking('accepted', ['canceled'], toMove),
  booking('completed', [], judged),
  booking('canceled', [], mine),
  booking('rejected', []),
]
