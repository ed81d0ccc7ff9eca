import { requirePro } from '../../features/pros/pros.server.ts'
import { saveProFor } from '../../features/pros/saved-pros.server.ts'
import { logFailure, whyFailed } from '../../platform/failure.server.ts'
import type { ToastText } from '../../platform/forms/toast-cookie.ts'
import { type Actor, limitReading, type Visit } from '../../platform/visit.server.ts'

/** What the visitor was about to do on the previous page, in words with the name of the business; null for all else. */
export async function reasonToLogIn(visit: Visit, request: Request): Promise<string | null> {
  const search = new URL(request.url).searchParams
  const addressee = search.get('redirect')?.match(/^\/messages\/([^/?#]+)/)?.[1]
  const proId = search.get('save') ?? addressee
  if (proId === undefined) return null
  try {
    await limitReading(visit, 'profile')
    const { businessName } = await requirePro(visit, proId)
    return `${search.has('save') ? 'Save' : 'Write to'} ${businessName}`
  } catch (error) {
    // A missing name must not keep anybody from logging in.
    logFailure(visit.log, error)
    return null
  }
}

/**
 * Saves the pro whose heart led a visitor here, for the account that they logged in to or created; null if none did.
 * Only these two posts do it: a link to this address saves nothing for those who are logged in.
 */
export async function saveAfterLogin(
  visit: Visit,
  request: Request,
  account: Pick<Actor, 'id' | 'role'>,
): Promise<ToastText | null> {
  const proId = new URL(request.url).searchParams.get('save')
  if (proId === null) return null
  try {
    const businessName = await saveProFor(visit, account, proId)
    return { title: 'Saved', description: `${businessName} is now among your saved pros.` }
  } catch (error) {
    return { title: 'Not saved', description: whyFailed(visit.log, error).why, tone: 'bad' }
  }
}
