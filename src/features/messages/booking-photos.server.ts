import { newId } from '../../platform/id.ts'
import type { PictureRow } from '../../platform/tables/account-tables.ts'
import type { BookingRow } from '../../platform/tables/booking-tables.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { insertPicture } from '../media/pictures.table.server.ts'
import { appendMessage } from './messages.server.ts'

/**
 * Sends the photos of a request as messages of its customer, in its transaction. Nobody is notified of them: the
 * request does that.
 */
export async function appendPhotos(
  visit: Visit,
  { id: bookingId, customerId, proId }: Pick<BookingRow, 'id' | 'customerId' | 'proId'>,
  photos: readonly PictureRow[],
): Promise<void> {
  for (const picture of photos) {
    await insertPicture(visit, picture)
    const photo = { senderId: customerId, body: '', bookingId, pictureId: picture.id }
    await appendMessage(visit, { customerId, proId }, { id: newId(), ...photo })
  }
}
