import type { ProCardFace } from './pro-card-face.ts'

/** Remembers that a pro was saved, or no longer is: a list that is kept in memory may be older. */
export function rememberSaved(viewerId: string | undefined, proId: string, saved: boolean): void {
  changed.set(`${viewerId} ${proId}`, saved)
}

/** Pros of a list that was kept, with their hearts as last changed on this device. */
export function withChangedHearts(viewerId: string | undefined, pros: ProCardFace[]): ProCardFace[] {
  return pros.map((pro) => {
    const saved = changed.get(`${viewerId} ${pro.userId}`)
    return saved === undefined ? pro : { ...pro, saved }
  })
}

/** Since the document was loaded; in the browser only, since the server serves everybody. */
const changed = new Map<string, boolean>()
