/** A photo of a pro's finished work; the caption may be empty. */
export interface WorkPhoto {
  id: string
  /** The path of the large copy. */
  url: string
  caption: string
}

/** Per pro. */
export const maxWorkPhotos = 12

/** In characters. */
export const maxCaption = 120

export const noMoreRoom = `You can show ${maxWorkPhotos} photos. Remove one to add another`
