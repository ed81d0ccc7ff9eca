/** An article of the blog as lists show it. */
export interface ArticleCard {
  slug: string
  title: string
  description: string
  /** YYYY-MM-DD */
  date: string
  author: string
  /** For whom it was written. */
  audience: 'owners' | 'pros'
  /** The painted scene that goes with it. */
  cover: string
  /** How long it takes to read. */
  minutes: number
}

export interface Article {
  card: ArticleCard
  html: string
  contents: readonly { id: string; title: string }[]
  sources: readonly { name: string; url: string }[]
}
