import type { ArticleCard } from '../../features/blog/article.ts'
import { Link } from '../../ui/link.tsx'

/** The articles before and after this one. */
export function AdjacentArticles({
  newer,
  older,
}: Record<'newer' | 'older', Pick<ArticleCard, 'slug' | 'title'> | null>) {
  return (
    <nav aria-label="Other articles" className="wrap grid gap-4 pb-16 sm:grid-cols-2">
      {older ? (
        <Link to={`/blog/${older.slug}`} rel="prev" className={neighbor}>
          <span className="text-small text-soft">Previous article</span>
          <b className="font-display text-name leading-tight">{older.title}</b>
        </Link>
      ) : null}
      {newer ? (
        <Link to={`/blog/${newer.slug}`} rel="next" className={`${neighbor} sm:col-start-2 sm:text-right`}>
          <span className="text-small text-soft">Next article</span>
          <b className="font-display text-name leading-tight">{newer.title}</b>
        </Link>
      ) : null}
    </nav>
  )
}

const neighbor =
  'flex flex-col gap-1.5 rounded-card border border-line bg-card p-5 hover:border-pool hover:underline md:p-6'
