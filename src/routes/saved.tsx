import { data, redirect } from 'react-router'

import { safeRedirect } from '../features/accounts/account.ts'
import { cardFace, isMember } from '../features/pros/pro-card-face.ts'
import { ProCard } from '../features/pros/pro-card.tsx'
import { loginToSave } from '../features/pros/login-to-save.ts'
import type { SaveAnswer } from '../features/pros/save-button.tsx'
import { listSavedPros, removeSavedPro, savePro } from '../features/pros/saved-pros.server.ts'
import { cursorIn } from '../platform/cursor.ts'
import { isId } from '../platform/id.ts'
import { loginPath } from '../platform/login-path.ts'
import { fieldsOf, refuseForm } from '../platform/forms/forms.server.ts'
import { isByScripts, page } from '../platform/page.server.ts'
import { backWithToast, redirectWithToast } from '../platform/forms/toast-redirects.server.ts'
import { signedIn } from '../platform/visit.server.ts'
import { privateMeta } from '../shell/page-meta.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Pages } from '../ui/pages.tsx'
import type { Route } from './+types/saved'
import { revalidateUnlessPosted } from './reloading/revalidate-unless-posted.ts'
import { maxOpenings, useOpenings } from './use-openings.ts'

export const meta: Route.MetaFunction = () => privateMeta('Saved pros')

export const loader = page(async (visit, { request }: Route.LoaderArgs) => {
  if (signedIn(visit).role === 'pro') throw redirect('/pro-dashboard')
  const cursor = cursorIn(new URL(request.url).searchParams)
  const { pros, next } = await listSavedPros(visit, { cursor, limit: maxOpenings })
  // The last pro of the last page was removed.
  if (cursor && pros.length === 0) throw redirect('/saved')
  return { pros: pros.map((pro) => Object.assign(cardFace(pro), { saved: true })), next }
})

// A pro who was just removed stays until the page is left, and can be saved again.
export const shouldRevalidate = revalidateUnlessPosted

/** Saves a pro, or removes one; `from` is the page with the heart. */
export const action = page(async (visit, { request }: Route.ActionArgs) => {
  const { pro = '', saved, from } = await fieldsOf(visit, request)
  const back = safeRedirect(from, '/saved')
  const wanted = saved === 'yes'
  if (!visit.actor) throw redirect(wanted && isId(pro) ? loginToSave(pro, back) : loginPath(back))
  const scripted = isByScripts(request)
  const title = 'Not saved'
  const heart = isId(pro) ? `${back}#save-${pro}` : back
  try {
    await (wanted ? savePro : removeSavedPro)(visit, pro)
    if (scripted) return data<SaveAnswer>({ saved: wanted, message: null })
    return redirectWithToast(heart, { title: wanted ? 'Saved' : 'No longer saved' })
  } catch (error) {
    if (!scripted) return backWithToast(visit, error, { back: heart, title })
    const { data: refused, init } = refuseForm(visit, error, { values: {}, title })
    return data<SaveAnswer>({ saved: !wanted, message: refused.message }, init ?? undefined)
  }
})

export default function SavedPage({ loaderData: { pros, next } }: Route.ComponentProps) {
  const openings = useOpenings(pros)
  return (
    <div className="wrap py-10 md:py-14">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-title">Saved pros</h1>
        {pros.length > 1 ? (
          <ButtonLink to="/saved/compare" variant="quiet" size="small">
            Compare side by side
          </ButtonLink>
        ) : null}
      </div>
      <div className="mt-6">
        {pros.length > 0 ? (
          <>
            <h2 className="sr-only">The latest first</h2>
            <ul className="pro-grid">
              {pros.map((pro) => (
                <li key={pro.userId} className="grid">
                  <ProCard pro={pro} opening={isMember(pro) ? (openings[pro.userId] ?? null) : undefined} />
                </li>
              ))}
            </ul>
          </>
        ) : (
          <EmptyState title="No saved pros yet" text="Tap the heart on a pro to find them here again.">
            <ButtonLink to="/find-pros">Find pool pros</ButtonLink>
          </EmptyState>
        )}
      </div>
      <div className="mt-8 empty:hidden">
        <Pages next={next} first="Back to the latest" onward="Show more" />
      </div>
    </div>
  )
}
