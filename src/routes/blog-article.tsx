import { data } from 'react-router'
import type { ArticleCard } from '../platform/article.ts'
import { findArticle } from '../platform/articles.server.ts'
import { absoluteUrl, breadcrumbs, ownPicture, pageMeta } from '../shell/page-meta.ts'
import { BackLink } from '../ui/back-link.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { formatDate } from '../ui/format.ts'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import type { Route } from './+types/blog-article'
import { Cover } from './content/scenes/covers.tsx'

export function loader({ params }: Route.LoaderArgs) {
  const found = findArticle(params.slug)
  if (!found) throw data({ message: 'This article does not exist.' }, { status: 404 })
  return found
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return []
  const { title, description, date, author, slug } = args.loaderData.article.card
  const by = { '@type': 'Organization', name: author }
  const path = `/blog/${slug}`
  const article = {
    '@type': 'Article',
    headline: title,
    description,
    datePublished: date,
    author: by,
    publisher: by,
    image: absoluteUrl(args, ownPicture),
    mainEntityOfPage: absoluteUrl(args, path),
  }
  const way = breadcrumbs(args, [
    ['Blog', '/blog'],
    [title, path],
  ])
  return pageMeta(args, { title, description, type: 'article', structured: [article, way] })
}

export default function BlogArticle({ loaderData: { article, newer, older } }: Route.ComponentProps) {
  const { card } = article
  return (
    <>
      <article>
        <Head card={card} />
        <div className="wrap grid gap-x-14 gap-y-8 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_16rem]">
          {article.contents.length > 3 ? <Contents contents={article.contents} /> : null}
          <div className="min-w-0">
            <div
              className="prose text-lead"
              // Our own files, rendered when the server starts.
              dangerouslySetInnerHTML={{ __html: article.html }}
            />
            <Sources sources={article.sources} />
          </div>
        </div>
      </article>
      <Neighbours newer={newer} older={older} />
      <Ask audience={card.audience} />
    </>
  )
}

function Head({ card }: { card: ArticleCard }) {
  return (
    <header className="bg-mist">
      <div className="wrap grid items-center gap-x-14 gap-y-8 py-8 md:py-14 lg:grid-cols-[1.2fr_1fr]">
        <div>
          <BackLink to="/blog">All articles</BackLink>
          <h1 className="mt-2 text-title">{card.title}</h1>
          <p className="mt-4 max-w-measure text-lead text-soft">{card.description}</p>
          <p className="mt-4 text-small text-soft">
            {card.author} · <time dateTime={card.date}>{formatDate(card.date)}</time> · {card.minutes} min read
          </p>
        </div>
        <Cover name={card.cover} className="h-64 w-full rounded-panel md:h-80" />
      </div>
    </header>
  )
}

type Found = Route.ComponentProps['loaderData']

function Contents({ contents }: Pick<Found['article'], 'contents'>) {
  return (
    <nav aria-labelledby="contents" className="lg:order-2">
      <div className="rounded-card bg-mist p-5 lg:sticky lg:top-8">
        <h2 id="contents" className="text-lead">
          In this article
        </h2>
        <ol className="mt-2 grid">
          {contents.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center py-1.5 text-small leading-snug text-pool-deep hover:underline md:min-h-9"
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}

function Sources({ sources }: Pick<Found['article'], 'sources'>) {
  return (
    <section aria-labelledby="sources" className="mt-12 max-w-prose border-t border-line pt-6">
      <h2 id="sources" className="text-name">
        Sources
      </h2>
      <ul className="mt-2">
        {sources.map(({ name, url }) => (
          <li key={url}>
            <a href={url} className="link inline-flex min-h-11 items-center gap-2 text-small leading-snug md:min-h-9">
              {name}
              <Icon name="external" className="size-4" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Neighbours({ newer, older }: Pick<Found, 'newer' | 'older'>) {
  return (
    <nav aria-label="Other articles" className="wrap grid gap-4 pb-12 sm:grid-cols-2">
      {older ? (
        <Link to={`/blog/${older.slug}`} rel="prev" className={neighbour}>
          <span className="text-small text-soft">Before this</span>
          <b className="font-display text-name leading-tight">{older.title}</b>
        </Link>
      ) : null}
      {newer ? (
        <Link to={`/blog/${newer.slug}`} rel="next" className={`${neighbour} sm:col-start-2 sm:text-right`}>
          <span className="text-small text-soft">After this</span>
          <b className="font-display text-name leading-tight">{newer.title}</b>
        </Link>
      ) : null}
    </nav>
  )
}

function Ask({ audience }: { audience: 'owners' | 'pros' }) {
  return (
    <aside aria-label="From here" className="wrap pb-16 md:pb-20">
      <div className="flex flex-wrap items-center justify-between gap-5 rounded-panel bg-pool-deep p-6 text-foam md:p-8">
        <p className="max-w-[32ch] font-display text-heading leading-tight font-bold">
          {audience === 'pros'
            ? 'More time at the pool, less on leads'
            : 'Or leave it to somebody who does it every day'}
        </p>
        {audience === 'pros' ? (
          <ButtonLink to="/pro-signup" variant="foam">
            Become a pro
          </ButtonLink>
        ) : (
          <ButtonLink to="/find-pros" variant="foam">
            Find a pro near you
          </ButtonLink>
        )}
      </div>
    </aside>
  )
}

const neighbour =
  'flex flex-col gap-1.5 rounded-card border border-line bg-card p-5 hover:border-pool hover:underline md:p-6'
