import { type Category, categoryIcon, shortOf } from '../../features/services/category.ts'
import type { PoolProblem } from '../../features/services/pool-problem.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { tintAt } from '../../ui/tint.ts'
import { Section } from './section.tsx'

/** Kinds of work, each a link to its search. */
export function CategoryStrip({ categories, problems }: CategoryStripProps) {
  return (
    <Section id="services" title="Find the right service for your pool">
      <ul className="pair-grid gap-3 lg:grid-cols-4">
        {categories.map((category, index) => (
          <li key={category.id}>
            <Link
              to={`/find-pros?service=${category.id}`}
              className={`group flex h-full min-h-38 flex-col justify-between gap-6 rounded-card p-3 md:min-h-52 md:p-6 ${tintAt(index)}`}
            >
              <Icon name={categoryIcon(category.id)} className="size-11" />
              <span>
                <span className="block font-display text-lead leading-tight font-bold tracking-tight md:text-name">
                  {category.name}
                </span>
                <span className="mt-1 block text-small leading-snug">{shortOf(category)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Problems problems={problems} />
    </Section>
  )
}

interface CategoryStripProps {
  categories: readonly Category[]
  problems: readonly PoolProblem[]
}

/** The way in for people who know what they see, but not what the work is called. */
function Problems({ problems }: Pick<CategoryStripProps, 'problems'>) {
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-6">
      <p id="problems">Something wrong?</p>
      <ul aria-labelledby="problems" className="flex flex-wrap gap-x-6">
        {problems.map(({ words, categoryId }) => (
          <li key={words}>
            <Link to={`/find-pros?service=${categoryId}`} className="link inline-flex min-h-11 items-center">
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
