import { readFile } from 'node:fs/promises'

import { fileKey } from '../features/media/pictures.server.ts'
import type { Files } from '../platform/files/files.server.ts'
import { projectPath } from '../platform/project-root.server.ts'
import { demoPhotos, type DrawnPhoto, photoOfRequest } from './demo-photos.ts'
import { photosInReviews } from './demo-review-photos.ts'

/** Stores the copies of all photos of the demo, where those of uploaded ones are. */
export async function storePhotos(files: Files): Promise<void> {
  await Promise.all([...demoPhotos, ...photosInReviews, photoOfRequest].map((photo) => storeCopies(files, photo)))
}

async function storeCopies(files: Files, { id, scene }: DrawnPhoto): Promise<void> {
  for (const side of [512, 1280] as const) {
    const bytes = await readFile(projectPath('src', 'demo', 'photos', `${scene}-${side}.webp`))
    await files.put(fileKey(id, side), bytes, 'image/webp')
  }
}
