import { getArticle } from '../features/blog/articles.server.ts'
import { page } from '../platform/page.server.ts'
import { absoluteUrl, breadcrumbs, pageMeta } from '../shell/page-meta.ts'
import { Contents } from '../ui/contents.tsx'
import type { Route } from './+types/blog-article'
import { ArticleHead } from './blog-article/article-head.tsx'
import { NextStep } from './blog-article/next-step.tsx'
import { AdjacentArticles } from './blog-article/adjacent-articles.tsx'
import { Sources } from './blog-article/sources.tsx'

export const loader = page((_visit, { params }: Route.LoaderArgs) => getArticle(params.slug))

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return []
  const { title, description, date, author, slug } = args.loaderData.article.card
  const by = { '@type': 'Organization', name: author }
  const path = `/blog/${slug}`
  const picture = `/og/blog/${slug}.png`
  const article = {
    '@type': 'Article',
    headline: title,
    description,
    datePublished: date,
    author: by,
    publisher: by,
    image: absoluteUrl(args, picture),
    mainEntityOfPage: absoluteUrl(args, path),
  }
  const way = breadcrumbs(args, [
    ['Blog', '/blog'],
    [title, path],
  ])
  return pageMeta(args, { title, description, picture, type: 'article', structured: [article, way] })
}

export default function BlogArticle({ loaderData: { article, newer, older } }: Route.ComponentProps) {
  const { card } = article
  return (
    <>
      <article>
        <ArticleHead card={card} />
        <div className="wrap grid gap-x-14 gap-y-8 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_16rem]">
          {article.contents.length > 3 ? <Contents title="In this article" sections={article.contents} /> : null}
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
      <AdjacentArticles newer={newer} older={older} />
      <NextStep audience={card.audience} />
    </>
  )
}
