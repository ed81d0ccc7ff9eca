/** The text on the preview picture of a shared link: public facts only. */
export interface ShareCard {
  title: string
  place: string
  /** "4.9 · 120 reviews", or the text for a pro without reviews. */
  detail: string
  /** 0 to 5; null before the first review. */
  rating: number | null
  verified: boolean
}
