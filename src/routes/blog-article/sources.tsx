import type { Article } from '../../features/blog/article.ts'
import { Icon } from '../../ui/icon.tsx'

export function Sources({ sources }: Pick<Article, 'sources'>) {
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
