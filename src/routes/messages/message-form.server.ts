import { NewMessage, NewPhoto } from '../../features/messages/message.schema.ts'
import { parse } from '../../platform/json.server.ts'

/** What the composer sent: text, a photo, or both. */
export async function messageIn(form: FormData, bookingId: string | null) {
  const file = form.get('picture')
  const photo = file instanceof File && file.size > 0 ? await file.bytes() : undefined
  const words = { body: form.get('body') ?? '', bookingId }
  return { ...parse(photo ? NewPhoto : NewMessage, words), photo }
}
