import type { Article } from '../../features/blog/article.ts'

/** Links to the article's sections. */
export function Contents({ contents }: Pick<Article, 'contents'>) {
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
