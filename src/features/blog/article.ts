/** An article of the blog, as shown in lists. */
export interface ArticleCard {
  slug: string
  title: string
  description: string
  /** YYYY-MM-DD */
  date: string
  author: string
  /** The audience it was written for. */
  audience: 'owners' | 'pros'
  /** The illustration that goes with it. */
  cover: string
  /** The reading time. */
  minutes: number
}

export interface Article {
  card: ArticleCard
  html: string
  contents: readonly { id: string; title: string }[]
  sources: readonly { name: string; url: string }[]
}
