import type { ArticleCard } from '../features/blog/article.ts'
import { listArticles } from '../features/blog/articles.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { formatDate } from '../ui/format.ts'
import { Link } from '../ui/link.tsx'
import type { Route } from './+types/blog'
import { Cover } from './content/scenes/cover.tsx'

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
    <div className="wrap py-12 md:py-20">
      <h1 className="text-display">Clear words about clear water</h1>
      {lead ? <LeadArticle article={lead} /> : null}
      <h2 className="mt-12 text-heading">More to read</h2>
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
    <article className="group relative mt-8 grid items-center overflow-hidden rounded-panel bg-mist lg:grid-cols-[1.2fr_1fr]">
      <Cover name={article.cover} className="h-64 w-full md:h-80 lg:h-full" />
      <div className="p-6 md:p-12">
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
    <article className="group relative grid grid-cols-[28%_minmax(0,1fr)] items-center gap-4 py-5 sm:gap-5 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <Cover name={article.cover} className="aspect-[4/3] w-full rounded-field" />
      <div>
        <ByLine article={article} />
        <h3 className="mt-1 text-name md:text-heading">
          <Link to={`/blog/${article.slug}`} className="group-hover:underline after:absolute after:inset-0">
            {article.title}
          </Link>
        </h3>
        <p className="mt-1.5 hidden max-w-prose text-soft sm:block">{article.description}</p>
      </div>
    </article>
  )
}

function ByLine({ article }: { article: ArticleCard }) {
  return (
    <p className="text-small leading-snug text-soft">
      <b className="text-pool-deep">{article.audience === 'pros' ? 'For pros' : 'For pool owners'}</b> ·{' '}
      <time dateTime={article.date} className="inline-block">
        {formatDate(article.date)}
      </time>
      <span className="hidden sm:inline"> · {article.minutes} min</span>
    </p>
  )
}
