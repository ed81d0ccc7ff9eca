import { filesIn } from '../../features/media/sent-files.server.ts'
import { NewMessage, NewPhoto } from '../../features/messages/message.schema.ts'
import { parse } from '../../platform/json.server.ts'

/** What the composer sent: text, a photo, or both. */
export async function messageIn(form: FormData, bookingId: string | null) {
  const [file] = filesIn(form)
  const photo = await file?.bytes()
  const words = { body: form.get('body') ?? '', bookingId }
  return { ...parse(photo ? NewPhoto : NewMessage, words), photo }
}
