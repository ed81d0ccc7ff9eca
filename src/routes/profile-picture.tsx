import { z } from 'zod'

import { safeRedirect } from '../features/accounts/account.ts'
import { ownAccount } from '../features/accounts/accounts.server.ts'
import { PictureField } from '../features/media/picture-field.tsx'
import { filesIn } from '../features/media/sent-files.server.ts'
import { savePicture, removePicture } from '../features/media/pictures.server.ts'
import { getPro } from '../features/services/pro-profile.server.ts'
import { answerForms, type Posted } from '../platform/forms/forms.server.ts'
import { page } from '../platform/page.server.ts'
import { redirectWithToast } from '../platform/forms/toast-redirects.server.ts'
import { refuseFields } from '../platform/refusal.ts'
import { signedIn, type Visit } from '../platform/visit.server.ts'
import { privateMeta } from '../shell/page-meta.ts'
import { fullName } from '../ui/format.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import type { Route } from './+types/profile-picture'

export const meta: Route.MetaFunction = () => privateMeta('Your picture')

/** Shown only after a form without scripts was refused: the field again, with its error. */
export const loader = page(async (visit) => {
  const { id, hasProProfile } = signedIn(visit)
  const account = await ownAccount(visit, id)
  const business = hasProProfile ? (await getPro(visit, id)).profileImage : null
  return { name: fullName(account), pictures: { profile: account.profileImageUrl, business } }
})

export const action = page(async (visit, { request }: Route.ActionArgs) => {
  const common = { schema: PictureForm, title: 'Failed to change your picture' }
  return answerForms(visit, request, { upload: { ...common, take: upload }, remove: { ...common, take: remove } })
})

/** The fields sent with a picture, or instead of it when one is removed. */
const PictureForm = z.strictObject({
  purpose: z.enum(['profile', 'business']),
  back: z.string().max(300).default('/profile'),
})
type PictureForm = z.output<typeof PictureForm>

async function upload(visit: Visit, { purpose, back }: PictureForm, { form }: Posted) {
  const [file] = filesIn(form)
  if (!file) return refuseFields({ picture: 'Please choose a picture' })
  await savePicture(visit, purpose, await file.bytes())
  return redirectWithToast(safeRedirect(back, '/profile'), { title: 'Your picture has been saved' })
}

async function remove(visit: Visit, { purpose, back }: PictureForm) {
  await removePicture(visit, purpose)
  return redirectWithToast(safeRedirect(back, '/profile'), { title: 'Your picture has been removed' })
}

export default function ProfilePicturePage({ loaderData, actionData: refused }: Route.ComponentProps) {
  const { name, pictures } = loaderData
  const purpose = refused?.values['purpose'] === 'business' ? 'business' : 'profile'
  const back = safeRedirect(refused?.values['back'], '/profile')
  return (
    <div className="wrap max-w-2xl py-10 md:py-14">
      <h1 className="text-title">Your picture</h1>
      <Card className="mt-6">
        <PictureField
          name={name}
          imageUrl={pictures[purpose]}
          {...{ purpose, back }}
          error={refused?.fields['picture'] ?? refused?.message ?? undefined}
        />
      </Card>
      <ButtonLink to={back} variant="quiet" className="mt-6">
        Go back
      </ButtonLink>
    </div>
  )
}
