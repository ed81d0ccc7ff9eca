import type { ArticleCard } from '../../features/blog/article.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { formatDate } from '../../ui/format.ts'
import { Cover } from '../content/scenes/cover.tsx'

export function ArticleHead({ card }: { card: ArticleCard }) {
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
