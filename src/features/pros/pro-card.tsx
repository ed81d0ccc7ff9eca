import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { formatMiles } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { WaterBanner } from '../../ui/squiggle.tsx'
import { Stars } from '../../ui/stars.tsx'
import type { ProCardFace } from './pro-card.ts'

/** A pro in a list. `heading` is the level that fits the page around it; `highlighted` marks the one pointed at on a map. */
export function ProCard({
  pro,
  heading: Heading = 'h3',
  highlighted = false,
  sample = false,
  isWriter = true,
}: ProCardProps) {
  const name = `${pro.user.firstName} ${pro.user.lastName}`.trim()
  return (
    <article
      className={`flex flex-col overflow-hidden rounded-card border bg-card ${highlighted ? 'border-coral outline-2 outline-coral' : 'border-line'}`}
    >
      <div className="relative mb-10">
        <WaterBanner name={pro.businessName} className="h-28" />
        <Avatar
          name={name}
          imageUrl={pro.profileImage ?? pro.user.profileImageUrl}
          size="large"
          className="absolute -bottom-7 left-5 border-4 border-card"
        />
        {pro.user.subscriptionStatus === 'active' ? (
          <Badge tone="sun" className="absolute top-4 right-4">
            PRO
          </Badge>
        ) : null}
      </div>
      <div className="flex flex-1 flex-col gap-2 px-5 pb-5">
        <Heading className="text-name wrap-anywhere">
          {pro.businessName}
          {pro.isVerified ? <Verified /> : null}
        </Heading>
        <p className="text-small text-soft">{[name, `${pro.city}, ${pro.state}`].filter(Boolean).join(' · ')}</p>
        <p className="flex flex-wrap items-center gap-x-2 text-small">
          <Stars rating={pro.averageRating} count={pro.reviewCount} />
        </p>
        <ServiceArea pro={pro} />
        <ServiceNames pro={pro} />
        {sample ? (
          <ButtonLink to="/find-pros" variant="quiet" size="small" className="mt-auto">
            Find pros like this
          </ButtonLink>
        ) : (
          <CardLinks pro={pro} isWriter={isWriter} />
        )}
      </div>
    </article>
  )
}

interface ProCardProps {
  pro: ProCardFace
  heading?: 'h2' | 'h3'
  highlighted?: boolean
  /** A made-up pro has no profile and cannot be written to. */
  sample?: boolean
  /** Whether the viewer may write to pros. */
  isWriter?: boolean
}

/** Stands behind the last word of the name, and goes to the next line with it. */
function Verified() {
  return (
    <>
      {'\u00a0'}
      <span className="inline-flex align-[-0.15em] text-pool" title="Verified">
        <Icon name="verified" className="size-5" />
        <span className="sr-only">Verified</span>
      </span>
    </>
  )
}

function ServiceArea({ pro }: { pro: ProCardFace }) {
  const away = pro.distanceMiles === null ? '' : `${awayWords(pro.distanceMiles)}\u00a0· `
  return (
    <p className="flex gap-1.5 text-small text-balance">
      <Icon name="map-pin" className="mt-0.5 size-4.5 text-soft" />
      {pro.servesLocation === false ? `${away}may not reach you` : `${away}Serves ${formatMiles(pro.serviceRadius)}`}
    </p>
  )
}

/** Pros stand at the centre of their ZIP code: no distance means the same ZIP code, not the same spot. */
function awayWords(miles: number): string {
  if (miles < 0.05) return 'In your area'
  return miles < 0.95 ? 'Under a mile away' : `${formatMiles(miles)} away`
}

function ServiceNames({ pro }: { pro: ProCardFace }) {
  if (pro.services.length === 0) return null
  return (
    <ul aria-label="Services" className="mt-1 mb-3 flex flex-wrap gap-1.5">
      {pro.services.map((service) => (
        <li key={service.name} className="rounded-full bg-mist px-3 py-0.5 text-caption font-semibold text-pool-deep">
          {service.name}
        </li>
      ))}
    </ul>
  )
}

function CardLinks({ pro, isWriter }: { pro: ProCardFace; isWriter: boolean }) {
  return (
    <div className="mt-auto flex items-center gap-2.5">
      <ButtonLink to={`/pros/${pro.userId}`} variant="quiet" size="small" className="flex-1">
        View profile<span className="sr-only"> of {pro.businessName}</span>
      </ButtonLink>
      {isWriter ? <Chat pro={pro} /> : null}
    </div>
  )
}

function Chat({ pro }: { pro: ProCardFace }) {
  return (
    <Link
      to={`/messages/${pro.userId}`}
      aria-label={`Message ${pro.businessName}`}
      className="grid size-12 place-items-center rounded-full border-2 border-outline text-pool-deep hover:border-pool hover:bg-mist"
    >
      <Icon name="chat" />
    </Link>
  )
}
