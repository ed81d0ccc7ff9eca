import { type ReactNode, useState } from 'react'
import { milesBetween, type Point } from '../../features/places/distance.ts'
import { searchedTown } from '../../features/places/last-search.ts'
import type { ProProfile } from '../../features/pros/pro.ts'
import { isMember } from '../../features/pros/pro-card.ts'
import { SavePro } from '../../features/pros/save-pro.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { formatMiles, formatPhone, fullName, plural, telLink } from '../../ui/format.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { LongText } from '../../ui/long-text.tsx'
import { WaterBanner } from '../../ui/squiggle.tsx'
import { Stars } from '../../ui/stars.tsx'

/** The pro's picture, business, name and rating. */
export function ProHeader({ pro, isWriter, saved, also }: ProHeaderProps) {
  const name = nameOf(pro)
  const member = isMember(pro)
  return (
    <>
      <WaterBanner name={pro.businessName} className="h-28" />
      <div className="wrap">
        <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
          <Avatar
            name={name}
            imageUrl={pro.profileImage ?? pro.user.profileImageUrl}
            size="huge"
            className="-mt-10 border-4 border-paper"
          />
          <div className="min-w-0 flex-1 basis-60 sm:pt-4">
            <h1 className="text-title wrap-anywhere">{pro.businessName}</h1>
            <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1">
              {name === pro.businessName ? null : <span className="text-soft wrap-anywhere">{name}</span>}
              <Stars rating={pro.averageRating} count={pro.reviewCount} />
              {member ? <Badge tone="sun">PRO</Badge> : null}
            </p>
          </div>
          {isWriter ? (
            <div className="flex flex-wrap items-center gap-2.5 sm:mt-4">
              {member ? (
                <ButtonLink to={`?tab=request${also}#tab-panel`} variant="main" size="small" className="lg:hidden">
                  Request service
                </ButtonLink>
              ) : null}
              <ButtonLink to={`/messages/${pro.userId}`} variant="quiet" size="small">
                <Icon name="chat" />
                Message<span className="sr-only"> {name}</span>
              </ButtonLink>
              <SavePro {...{ pro, saved }} />
            </div>
          ) : null}
        </div>
      </div>
    </>
  )
}

interface ProHeaderProps {
  pro: ProProfile
  isWriter: boolean
  /** Whether the viewer saved the pro; undefined for those who cannot save any. */
  saved: boolean | undefined
  /** What the address keeps for the request form. */
  also: string
}

/** The business: where and when it works, how to reach it if that is shown, and its description. */
export function BusinessCard({ pro, hours, answers }: BusinessCardProps) {
  const [searched] = useState(searchedTown)
  return (
    <Card as="section" aria-label="Business" className="grid content-start gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="text-lead wrap-anywhere">{pro.businessName}</h2>
        {pro.isVerified ? (
          <Link to="/trust-safety#verification" title="What this means">
            <Badge tone="accepted" icon="verified">
              Verified Pro
            </Badge>
          </Link>
        ) : null}
      </div>
      <ul className="grid gap-2 text-small">
        <Fact icon="map-pin">
          {pro.city}, {pro.state} (serves {plural(pro.serviceRadius, 'mile')})
          {searched ? <FromTown pro={pro} town={searched} /> : null}
        </Fact>
        <Fact icon="clock">
          {hours.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Fact>
        {answers ? <Fact icon="chat">{answers}</Fact> : null}
        {pro.yearsInBusiness > 0 ? <Fact icon="trophy">{plural(pro.yearsInBusiness, 'year')} in business</Fact> : null}
        {pro.phone ? (
          <Fact icon="phone">
            <a href={telLink(pro.phone)} className="link inline-flex items-center pointer-coarse:min-h-11">
              {formatPhone(pro.phone)}
            </a>
          </Fact>
        ) : null}
        {pro.email ? (
          <Fact icon="mail">
            <a
              href={`mailto:${pro.email}`}
              className="link inline-flex items-center pointer-coarse:min-h-11 wrap-anywhere"
            >
              {pro.email}
            </a>
          </Fact>
        ) : null}
      </ul>
      <div>
        <h3 className="text-body">About</h3>
        <div className="mt-1 text-soft">
          {/* However long the description is, services and reviews stay near on a phone. */}
          <LongText text={pro.description} maxCharacters={600} />
        </div>
      </div>
    </Card>
  )
}

interface BusinessCardProps {
  pro: ProProfile
  hours: readonly string[]
  /** How fast requests are usually answered. */
  answers: string | null
}

/** How far it is from where somebody searched, with the warning of the card that led here. */
export function FromTown({ pro, town }: { pro: FromTownPro; town: Point & { city: string | null } }) {
  const miles = milesBetween(pro, town)
  const away = `${miles < 0.95 ? 'Under a mile' : formatMiles(miles)} from ${town.city}`
  return miles > pro.serviceRadius ? (
    <b className="block">{away}: may not reach you</b>
  ) : (
    <span className="block">{away}</span>
  )
}

type FromTownPro = Pick<ProProfile, 'latitude' | 'longitude' | 'serviceRadius'>

function nameOf({ user, businessName }: ProProfile): string {
  return fullName(user) || businessName
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2.5">
      <Icon name={icon} className="size-5 text-soft" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}
