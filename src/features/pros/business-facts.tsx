import type { ReactNode } from 'react'

import { formatMiles, plural } from '../../ui/format.ts'
import { formatPhone } from '../../ui/phone.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import type { ProProfile } from './pro.ts'
import { isMember } from './pro-card-face.ts'

/** The business as its pro may see it. Without an active membership the premium fields are locked. */
export function BusinessFacts({ pro }: { pro: ProProfile }) {
  const street = [pro.address, pro.city, `${pro.state} ${pro.zipCode}`].filter(Boolean).join(', ')
  // As homeowners see it: the account's picture stands in if the business has none.
  const picture = pro.profileImage ?? pro.user.profileImageUrl
  return (
    <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      <Fact name="Business name">{pro.businessName}</Fact>
      <Fact name="Years in business">
        {pro.yearsInBusiness === 0 ? 'First year' : plural(pro.yearsInBusiness, 'year')}
      </Fact>
      <Fact name="Business address">{street}</Fact>
      <Fact name="Service radius">{formatMiles(pro.serviceRadius)}</Fact>
      <Fact name="Verified badge" wide>
        {pro.isVerified ? 'Yes' : <VerifyLink />}
      </Fact>
      <Fact name="Description" wide>
        <span className="font-normal whitespace-pre-line">{pro.description}</span>
      </Fact>
      <Premium name="Phone" pro={pro}>
        {pro.phone ? formatPhone(pro.phone) : null}
      </Premium>
      <Premium name="Email" pro={pro}>
        {pro.email}
      </Premium>
      <Premium name="Profile image" pro={pro}>
        {picture ? (
          <>
            <Avatar name={pro.businessName} imageUrl={picture} size="large" />
            <span className="sr-only">Given</span>
          </>
        ) : null}
      </Premium>
    </dl>
  )
}

function Fact({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'sm:col-span-2' : ''}>
      <dt className="text-small text-soft">{name}</dt>
      <dd className="mt-0.5 font-bold wrap-anywhere">{children}</dd>
    </div>
  )
}

function VerifyLink() {
  return (
    <Link to="/trust-safety#verification" className="link inline-flex min-h-11 items-center">
      Not yet: see how to get it
    </Link>
  )
}

/** Shown to visitors only while the membership is active. */
function Premium({ name, pro, children }: { name: string; pro: ProProfile; children: ReactNode }) {
  if (isMember(pro)) {
    return <Fact name={name}>{children ?? <span className="font-normal text-soft">Not given</span>}</Fact>
  }
  return (
    <Fact name={name}>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field border border-dashed border-outline px-4 py-2.5">
        <span className="inline-flex items-center gap-2">
          <Icon name="lock" className="size-4.5 text-soft" />
          Premium Feature
        </span>
        <Link to="/subscription-plans" className="link inline-flex min-h-11 items-center">
          Upgrade to Unlock<span className="sr-only">: {name}</span>
        </Link>
      </span>
    </Fact>
  )
}
