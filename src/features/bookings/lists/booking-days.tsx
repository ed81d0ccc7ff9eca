import { BookingCards, type EachCard, type Listed } from './booking-cards.tsx'

/** Bookings in the order of their days, with a heading above each day that has one. */
export function BookingDays({ bookings, ...shown }: EachCard & Listed) {
  const days = [...new Set(bookings.map(({ day }) => day))]
  return days.map((day) => (
    <section key={day ?? ''} className="grid gap-3">
      {day ? <h2 className="mt-2 text-name">{day}</h2> : null}
      <BookingCards
        {...shown}
        heading={day ? 'h3' : 'h2'}
        bookings={bookings.filter((booking) => booking.day === day)}
      />
    </section>
  ))
}
