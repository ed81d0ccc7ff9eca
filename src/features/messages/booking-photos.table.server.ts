import type { Visit } from '../../platform/visit.server.ts'

/** From then on the photos that were about one booking are about another. */
export async function movePhotos({ db }: Visit, { from, to }: { from: string; to: string }): Promise<void> {
  await db
    .updateTable('message')
    .set({ bookingId: to })
    .where('bookingId', '=', from)
    .where('pictureId', 'is not', null)
    .execute()
}
