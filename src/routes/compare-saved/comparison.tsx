import type { ReactNode } from 'react'

import type { ComparedPro } from '../../features/pros/compared-pro.ts'
import { isMember } from '../../features/pros/pro-card-face.ts'
import { profilePath } from '../../features/pros/profile-path.ts'
import { SavePro } from '../../features/pros/save-pro.tsx'
import type { Category } from '../../features/services/category.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { formatMiles, fullName, plural } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { Stars } from '../../ui/stars.tsx'
import { type Openings, useOpenings } from '../use-openings.ts'

/** A column for each pro and a row for each fact; what does not fit is reached by scrolling sideways. */
export function Comparison({ pros, kinds }: ComparisonProps) {
  const openings = useOpenings(pros)
  return (
    <Card as="section" tabIndex={0} aria-label="Saved pros side by side" className="relative overflow-x-auto">
      <table className="w-full">
        <thead className="align-top">
          <tr>
            <th scope="col" className={label}>
              <span className="sr-only">Fact</span>
            </th>
            {pros.map((pro) => (
              <th key={pro.userId} scope="col" aria-label={pro.businessName} className="pr-6 pb-5 text-left">
                <ColumnHead pro={pro} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="align-top">
          {[...facts, ...kinds.map(priceFor)].map(({ name, of }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className={label}>
                {name}
              </th>
              {pros.map((pro) => (
                <td key={pro.userId} className="py-3 pr-6">
                  <span className="block text-caption text-soft sm:hidden">{name}</span>
                  {of(pro, openings)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line">
            <th scope="row" className={label}>
              <span className="sr-only">More</span>
            </th>
            {pros.map((pro) => (
              <td key={pro.userId} className="pt-5 pr-6">
                <ButtonLink to={profilePath(pro)} variant="quiet" size="small" className="whitespace-nowrap">
                  View Profile<span className="sr-only"> of {pro.businessName}</span>
                </ButtonLink>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Card>
  )
}

interface ComparisonProps {
  pros: readonly ComparedPro[]
  /** The kinds of work whose prices are compared. */
  kinds: readonly Pick<Category, 'id' | 'name'>[]
}

/** On a wide page the names of the facts stay at the left; on a phone each fact comes with its name. */
const label = 'sticky left-0 bg-card py-3 pr-6 text-left font-normal text-soft max-sm:hidden'

function ColumnHead({ pro }: { pro: ComparedPro }) {
  return (
    <>
      <span className="flex items-center justify-between gap-3">
        <Avatar name={fullName(pro.user)} imageUrl={pro.profileImage ?? pro.user.profileImageUrl} size="medium" />
        <SavePro pro={pro} saved />
      </span>
      <Link to={profilePath(pro)} className="mt-2 block text-name wrap-anywhere hover:underline">
        {pro.businessName}
      </Link>
    </>
  )
}

interface Fact {
  name: string
  of: (pro: ComparedPro, openings: Openings) => ReactNode
}

const facts: readonly Fact[] = [
  { name: 'Rating', of: (pro) => <Stars rating={pro.averageRating} count={pro.reviewCount} /> },
  {
    name: 'Next opening',
    of: (pro, openings) => (isMember(pro) ? (openings[pro.userId] ?? '\u00a0') : 'Not taking requests'),
  },
  {
    name: 'Usually answers',
    of: (pro) => (isMember(pro) && pro.answerTime ? `Within ${pro.answerTime}` : <Dash means="Not known" />),
  },
  { name: 'In business', of: ({ yearsInBusiness: years }) => (years === 0 ? 'First year' : plural(years, 'year')) },
  { name: 'Service area', of: (pro) => `${formatMiles(pro.serviceRadius)} around ${pro.city}, ${pro.state}` },
  { name: 'Verified', of: (pro) => (pro.isVerified ? 'Yes' : <Dash means="No" />) },
]

function priceFor({ id, name }: Pick<Category, 'id' | 'name'>): Fact {
  return { name, of: ({ prices }) => <b>{prices[id] ?? <Dash means="Not offered" />}</b> }
}

function Dash({ means }: { means: string }) {
  return (
    <span className="text-soft">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{means}</span>
    </span>
  )
}
