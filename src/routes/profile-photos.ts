import { redirect } from 'react-router'

import { addWorkPhoto } from '../features/media/work-photos.server.ts'
import { formOf, keepTyped } from '../platform/forms.server.ts'
import { isByScripts, page } from '../platform/page.server.ts'
import { backWithToast, redirectWithToast } from '../platform/toast-redirects.server.ts'
import { refuseFields } from '../platform/refusal.ts'
import { textFields } from '../platform/typed-fields.ts'
import { signedIn, type Visit } from '../platform/visit.server.ts'
import type { Route } from './+types/profile-photos'

const back = '/profile?tab=business'

/** For those who log in after their form was refused. */
export const loader = () => redirect(back)

/** Adds one photo. The page's scripts send several one after another, and the page stays as it is meanwhile. */
export const action = page(async (visit, { request }: Route.ActionArgs) => {
  signedIn(visit)
  const form = await formOf(visit, request)
  const file = form.get('picture')
  const values = { ...textFields(form), name: file instanceof File ? file.name : '' }
  const scripted = isByScripts(request)
  try {
    await add(visit, file)
    return scripted ? null : redirectWithToast(back, { title: 'Your photo is on your profile', tone: 'good' })
  } catch (error) {
    const title = 'Failed to add your photo'
    return scripted ? keepTyped(visit, error, { values }) : backWithToast(visit, error, { back, title })
  }
})

async function add(visit: Visit, file: FormDataEntryValue | null) {
  if (!(file instanceof File) || file.size === 0) return refuseFields({ picture: 'Please choose a photo' })
  return addWorkPhoto(visit, await file.bytes())
}
