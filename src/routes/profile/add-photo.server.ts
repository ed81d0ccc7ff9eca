import { filesIn } from '../../features/media/sent-files.server.ts'
import { addedWords } from '../../features/media/work-photo.ts'
import { addWorkPhoto } from '../../features/media/work-photos.server.ts'
import { getMembership } from '../../features/memberships/memberships.server.ts'
import { formOf, refuseForm } from '../../platform/forms/forms.server.ts'
import { isByScripts } from '../../platform/page.server.ts'
import { refuseFields } from '../../platform/refusal.ts'
import { backWithToast, redirectWithToast } from '../../platform/forms/toast-redirects.server.ts'
import { textFields } from '../../platform/forms/typed-fields.ts'
import { signedIn, type Visit } from '../../platform/visit.server.ts'

/** Adds one photo. The page's scripts send several one after another, and the page stays as it is meanwhile. */
export async function addPhoto(visit: Visit, request: Request, back: string) {
  signedIn(visit)
  const form = await formOf(visit, request)
  const [file] = filesIn(form)
  const values = { ...textFields(form), name: file?.name ?? '' }
  const scripted = isByScripts(request)
  try {
    await add(visit, file)
    if (scripted) return null
    const { active } = await getMembership(visit)
    return redirectWithToast(back, addedWords({ count: 1, locked: !active }))
  } catch (error) {
    const title = 'Failed to add your photo'
    return scripted ? refuseForm(visit, error, { values }) : backWithToast(visit, error, { back, title })
  }
}

async function add(visit: Visit, file: File | undefined) {
  if (!file) return refuseFields({ picture: 'Please choose a photo' })
  return addWorkPhoto(visit, await file.bytes())
}
