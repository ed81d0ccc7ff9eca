import type { ArticleCard } from '../platform/article.ts'
import { listArticles } from '../platform/articles.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { formatDate } from '../ui/format.ts'
import { Link } from '../ui/link.tsx'
import type { Route } from './+types/blog'
import { Cover } from './content/scenes/covers.tsx'

export function loader() {
  const [lead, ...others] = listArticles()
  return { lead, others }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Blog',
    description:
      'Clear words about clear water: reading a test, winning back a green pool, opening and closing, pumps, leaks and prices.',
  })

export default function Blog({ loaderData: { lead, others } }: Route.ComponentProps) {
  return (
    <div className="wrap py-12 md:py-16">
      <h1 className="text-display">Clear words about clear water</h1>
      {lead ? <LeadArticle article={lead} /> : null}
      <h2 className="mt-14 text-heading md:mt-20">More to read</h2>
      <ul className="mt-4">
        {others.map((article) => (
          <li key={article.slug} className="border-t border-line">
            <ArticleRow article={article} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function LeadArticle({ article }: { article: ArticleCard }) {
  return (
    <article className="group relative mt-9 grid items-center overflow-hidden rounded-panel bg-mist lg:grid-cols-[1.25fr_1fr]">
      <Cover name={article.cover} className="h-56 w-full sm:h-80 lg:h-full lg:min-h-100" />
      <div className="p-7 md:p-11">
        <ByLine article={article} />
        <h2 className="mt-3 text-subtitle">
          <Link to={`/blog/${article.slug}`} className="group-hover:underline after:absolute after:inset-0">
            {article.title}
          </Link>
        </h2>
        <p className="mt-3 text-soft">{article.description}</p>
      </div>
    </article>
  )
}

function ArticleRow({ article }: { article: ArticleCard }) {
  return (
    <article className="group relative grid grid-cols-[6.5rem_1fr] items-center gap-x-5 py-5 sm:grid-cols-[12rem_1fr] md:gap-x-9 md:py-6">
      <Cover name={article.cover} className="h-22 w-full rounded-field sm:h-31 sm:rounded-card" />
      <div>
        <ByLine article={article} />
        <h3 className="mt-1 text-name md:text-heading">
          <Link to={`/blog/${article.slug}`} className="group-hover:underline after:absolute after:inset-0">
            {article.title}
          </Link>
        </h3>
        <p className="mt-1.5 hidden max-w-[70ch] text-soft sm:block">{article.description}</p>
      </div>
    </article>
  )
}

function ByLine({ article }: { article: ArticleCard }) {
  return (
    <p className="text-small leading-snug text-soft">
      <b className="text-pool-deep">{article.audience === 'pros' ? 'For pros' : 'For pool owners'}</b> ·{' '}
      <time dateTime={article.date}>{formatDate(article.date)}</time>
      <span className="hidden sm:inline"> · {article.minutes} min</span>
    </p>
  )
}
