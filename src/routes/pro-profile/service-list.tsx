import { BookingRequestForm } from '../../features/bookings/booking-request-form.tsx'
import type { ProProfile, ProService } from '../../features/pros/pro.ts'
import type { Unsent } from '../../platform/page.server.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { formatDuration, formatMoney } from '../../ui/format.ts'
import type { Asking } from './asking.ts'

/** What the pro offers; the address says which service is being booked. */
export function ServiceList({ pro, asking, unsent }: ServiceListProps) {
  if (pro.services.length === 0) return <EmptyState title="No services listed by this professional yet." />
  const booked = asking.may === 'ask' ? asking.booked : undefined
  return (
    <>
      <ul className="grid gap-3.5">
        {pro.services.map((service) => (
          <li key={service.id}>
            <ServiceRow service={service} canBook={asking.may === 'ask'} />
          </li>
        ))}
      </ul>
      <Dialog open={booked !== undefined} title={`Book ${booked?.name ?? ''}`} closeHref="?tab=services">
        {asking.may === 'ask' ? <BookingRequestForm {...asking} service={booked} pro={pro} unsent={unsent} /> : null}
      </Dialog>
    </>
  )
}

interface ServiceListProps {
  pro: ProProfile
  asking: Asking
  unsent?: Unsent | undefined
}

function ServiceRow({ service, canBook }: { service: ProService; canBook: boolean }) {
  const { label, unit, tone } = priceTypes[service.priceType]
  return (
    <article className="grid gap-x-5 gap-y-4 rounded-card border border-line bg-card p-5 sm:grid-cols-[104px_minmax(0,1fr)] lg:grid-cols-[104px_minmax(0,1fr)_auto] lg:items-center">
      <p className="self-start rounded-[14px] bg-mist px-2 py-2.5 text-center text-pool-deep max-sm:justify-self-start max-sm:px-4">
        <b className="block font-display text-[1.4rem] leading-tight font-bold">{priceOf(service)}</b>
        <span className="text-[0.8rem] font-bold">{unit}</span>
      </p>
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[1.2rem]">
          <span className="wrap-anywhere">{service.name}</span>
          <Badge tone={tone} className="font-sans tracking-normal">
            {label}
          </Badge>
        </h3>
        <p className="mt-1 text-[0.92rem] text-soft">
          {service.categoryName} · {formatDuration(service.durationMinutes)}
        </p>
        <p className="mt-1.5 whitespace-pre-line wrap-anywhere">{service.description}</p>
      </div>
      {canBook ? (
        <ButtonLink
          to={`?tab=services&book=${service.id}`}
          preventScrollReset
          variant="quiet"
          className="sm:col-start-2 sm:justify-self-start lg:col-start-auto"
        >
          Book This Service<span className="sr-only">: {service.name}</span>
        </ButtonLink>
      ) : null}
    </article>
  )
}

/** Whole dollars without cents, so that the number fits its tile. */
function priceOf({ price }: ProService): string {
  return formatMoney(Math.round(price * 100)).replace(/\.00$/, '')
}

const priceTypes = {
  fixed: { label: 'Fixed Price', unit: 'fixed', tone: 'completed' },
  hourly: { label: 'Hourly Rate', unit: 'per hour', tone: 'accepted' },
  estimate: { label: 'Estimate', unit: 'estimate', tone: 'pending' },
} as const
