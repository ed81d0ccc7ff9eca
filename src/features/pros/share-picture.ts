/** The words on the preview picture of a shared link: public facts only. */
export interface ShareCard {
  title: string
  place: string
  /** "4.9 · 120 reviews", or what stands in its place. */
  detail: string
  /** 0 to 5; null before the first review. */
  rating: number | null
  verified: boolean
}
