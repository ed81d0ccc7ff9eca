import { type ReactNode, useState } from 'react'
import { milesBetween, type Point } from '../../features/places/distance.ts'
import { searchedTown } from '../../features/places/last-search.ts'
import type { ProProfile } from '../../features/pros/pro.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { formatAway, plural } from '../../ui/format.ts'
import { formatPhone, telLink } from '../../ui/phone.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { LongText } from '../../ui/long-text.tsx'

/** The business: where and when it works, how to reach it if that is shown, and its description. */
export function BusinessCard({ pro, hours, answers }: BusinessCardProps) {
  return (
    <Card as="section" aria-label="Business" className="grid content-start gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="text-lead wrap-anywhere">{pro.businessName}</h2>
        {pro.isVerified ? (
          <Link
            to="/trust-safety#verification"
            title="What this means"
            className="-m-2 inline-flex min-h-11 items-center px-2"
          >
            <Badge tone="accepted" icon="verified">
              Verified Pro
            </Badge>
          </Link>
        ) : null}
      </div>
      <Facts {...{ pro, hours, answers }} />
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

function Facts({ pro, hours, answers }: BusinessCardProps) {
  const [searched] = useState(searchedTown)
  return (
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
  )
}

/** How far it is from where somebody searched, with the warning of the card that led here. */
export function FromTown({ pro, town }: { pro: FromTownPro; town: Point & { city: string } }) {
  const miles = milesBetween(pro, town)
  const away = `${formatAway(miles)} from ${town.city}`
  return miles > pro.serviceRadius ? (
    <b className="block">{away}: may not reach you</b>
  ) : (
    <span className="block">{away}</span>
  )
}

type FromTownPro = Pick<ProProfile, 'latitude' | 'longitude' | 'serviceRadius'>

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2.5">
      <Icon name={icon} className="size-5 text-soft" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}
