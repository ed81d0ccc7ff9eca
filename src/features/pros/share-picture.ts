/** What the picture of a shared link tells: only what every visitor may know. */
export interface ShareCard {
  title: string
  place: string
  /** "4.9 · 120 reviews", or what stands in its place. */
  standing: string
  /** 0 to 5, or null for nobody has judged yet. */
  rating: number | null
  verified: boolean
}
