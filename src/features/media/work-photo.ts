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

/** What is said once photos were added: without an active membership, they are locked, and only the pro sees them. */
export function addedWords({ count, locked }: { count: number; locked: boolean }) {
  const [photos, are, them] = count === 1 ? ['photo', 'is', 'it'] : ['photos', 'are', 'them']
  if (!locked) return { title: `Your ${photos} ${are} on your profile` }
  return {
    title: `Your ${photos} ${are} saved`,
    description: `Homeowners see ${them} once your membership is active.`,
  }
}

export const noMoreRoom = `You can show ${maxWorkPhotos} photos. Remove one to add another`
