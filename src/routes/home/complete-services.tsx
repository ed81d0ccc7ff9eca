import { type Category, categoryIcon } from '../../features/services/category.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { tintAt } from '../../ui/tint.ts'
import { Section } from './section.tsx'

/** All kinds of work, described in full and with what pros usually ask. */
export function CompleteServices({ categories, prices }: CompleteServicesProps) {
  return (
    <Section
      id="complete"
      title="Complete Pool Services"
      intro="From a weekly visit to a pool made new: whatever the water needs, somebody near you does it."
      aside={
        <ButtonLink to="/services" variant="quiet">
          See what each includes
        </ButtonLink>
      }
    >
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {categories.map((category, index) => (
          <li key={category.id}>
            <Link
              to={`/find-pros?service=${category.id}`}
              className="group flex h-full gap-4 rounded-card border border-line bg-card p-5 hover:border-pool"
            >
              <span className={`grid size-12 shrink-0 place-items-center rounded-full ${tintAt(index)}`}>
                <Icon name={categoryIcon(category.id)} className="size-6" />
              </span>
              <div>
                <h3 className="text-name group-hover:underline">{category.name}</h3>
                <p className="mt-1 text-small leading-snug text-soft">{category.description}</p>
                <UsualPrice {...prices.find(({ id }) => id === category.id)} />
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface CompleteServicesProps {
  categories: readonly Category[]
  /** What pros usually ask, by the id of the category; kinds without prices are left out. */
  prices: readonly { id: number; price: string }[]
}

function UsualPrice({ price }: { price?: string }) {
  return price ? <p className="mt-2 text-small font-bold">Usually {price}</p> : null
}
