import type { Insertable } from 'kysely'

import type { PictureRow } from '../platform/tables/account-tables.ts'
import type { Days } from './demo-days.ts'
import { demoId } from './demo-id.ts'

/** A photo of a demo pro's work. */
interface DemoPhoto extends DrawnPhoto {
  scene: Scene
  proId: string
  weeksAgo: number
}

export interface DrawnPhoto {
  id: string
  /** Its drawing in `src/demo/photos`. */
  scene: string
}

const scenes = {
  algae: { caption: '', width: 960, height: 720 },
  'before-after': { caption: 'From green to blue in five days, without draining', width: 960, height: 720 },
  dusk: { caption: 'A new light, and the water at dusk', width: 960, height: 720 },
  ladder: { caption: 'Ladder polished and anchored again', width: 720, height: 960 },
  net: { caption: 'The first storm of fall, half an hour later', width: 960, height: 720 },
  palms: { caption: 'Ready for the weekend', width: 960, height: 480 },
  pump: { caption: 'A new pad: pump, filter and heater, plumbed in a day', width: 960, height: 720 },
  steps: { caption: 'Steps after the new plaster', width: 960, height: 720 },
  test: { caption: 'Every visit starts with a test of the water', width: 960, height: 720 },
  tiles: { caption: 'New tiles at the waterline', width: 960, height: 720 },
}
type Scene = keyof typeof scenes

/** By the number of the pro: Maria, two of her neighbors, and the two whom the home page shows next to her. */
const albums: [pro: number, scenes: Scene[]][] = [
  [0, ['before-after', 'tiles', 'dusk', 'net', 'test']],
  [134, ['pump', 'ladder', 'palms']],
  [467, ['tiles', 'ladder', 'steps', 'palms']],
  [239, ['steps', 'before-after', 'palms', 'tiles']],
  [463, ['net', 'test', 'dusk']],
]

export const demoPhotos: DemoPhoto[] = albums.flatMap(([pro, shown]) =>
  shown.map((scene, place) => {
    const ids = { id: demoId('photo', pro * 10 + place), proId: demoId('pro', pro) }
    return { ...ids, scene, weeksAgo: place + 1 }
  }),
)

/** What Dana sends with a request. */
export const photoOfRequest = { id: demoId('photo of a request', 0), scene: 'algae' } satisfies DrawnPhoto

export function photoOfRequestRow(accountId: string, createdAt: Date): Insertable<PictureRow> {
  return { id: photoOfRequest.id, accountId, purpose: 'message', ...sizeOf('algae'), caption: '', createdAt }
}

export function sizeOf(scene: Scene) {
  const { width, height } = scenes[scene]
  return { width, height }
}

export function photoRows(days: Days): Insertable<PictureRow>[] {
  return demoPhotos.map(({ id, scene, proId, weeksAgo }) => {
    const { caption, width, height } = scenes[scene]
    return { id, accountId: proId, purpose: 'work', width, height, caption, createdAt: days.ago(weeksAgo * 7) }
  })
}
