/** A photo that can be opened large. */
export interface ShownPhoto {
  id: string
  /** The path of the large copy. */
  url: string
  /** What is read out in its place. */
  alt: string
  /** What is written below it; may be empty. */
  caption: string
}
