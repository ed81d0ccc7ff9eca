import { redirect } from 'react-router'

import { whyFailed } from '../failure.server.ts'
import { type ToastText, toastCookie } from './toast-cookie.ts'
import type { Visit } from '../visit.server.ts'

export function redirectWithToast(url: string, toast: ToastText, headers: Headers = new Headers()) {
  headers.append('set-cookie', toastCookie(toast))
  return redirect(url, { status: 303, headers })
}

/** Whatever error a button's action hits, its page stays and shows the error in a toast. */
export function backWithToast(visit: Visit, error: unknown, { back, title }: { back: string; title: string }) {
  return redirectWithToast(back, { title, description: whyFailed(visit.log, error).why, tone: 'bad' })
}
