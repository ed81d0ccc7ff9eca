import { Card } from '../../../ui/card.tsx'
import { formatDay, formatTime } from '../../../ui/format.ts'
import { formatPhone, telLink } from '../../../ui/phone.ts'
import { DirectionsLink } from '../directions-link.tsx'
import type { TodaysAppointments, TodaysAppointment } from './todays-appointments.ts'

/** Today's appointments as they were when the device was last online. */
export function TodaysAppointmentsList({ day, visits: appointments }: TodaysAppointments) {
  return (
    <section aria-labelledby="todays-appointments" className="mt-12">
      <h2 id="todays-appointments" className="text-heading">
        Today’s visits
      </h2>
      <p className="mt-1.5 text-soft">{formatDay(day)}, as of your last look at the dashboard.</p>
      {appointments.length > 0 ? (
        <ul className="mt-5 grid gap-4">
          {appointments.map((appointment) => (
            <Row key={appointment.id} {...appointment} />
          ))}
        </ul>
      ) : (
        <p className="mt-5">No visits are planned for today.</p>
      )}
    </section>
  )
}

/** The map may be on the device, or the connection back on the road. */
function Row({ time, service, customerName, phone, address, directions }: TodaysAppointment) {
  return (
    <Card as="li" className="grid gap-x-6 gap-y-1 sm:grid-cols-[6.5rem_minmax(0,1fr)]">
      <p className="font-display text-heading leading-tight font-bold text-pool-deep">{formatTime(time)}</p>
      <div className="min-w-0 wrap-anywhere">
        <h3 className="text-name leading-tight">{service}</h3>
        <p className="mt-1">{customerName}</p>
        {address ? <p className="text-soft">{address}</p> : null}
        <p className="flex flex-wrap gap-x-4">
          {phone ? (
            <a className="link inline-flex min-h-11 items-center" href={telLink(phone)}>
              {formatPhone(phone)}
            </a>
          ) : null}
          <DirectionsLink to={directions} aria-label={`Directions to ${customerName}`} />
        </p>
      </div>
    </Card>
  )
}
