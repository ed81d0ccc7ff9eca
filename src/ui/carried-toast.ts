import { readToast } from '../platform/forms/toast-cookie.ts'
import { showToast } from './toast-store.ts'

let expected = false

/** An answer of the server leads this tab to its next page, and may have brought a toast for it. */
export function expectToast(): void {
  expected = true
}

/** The page is loaded as a document, which shows the toast. */
export function leaveToast(): void {
  expected = false
}

/** Shows the toast once there is a page to show it on; another tab does not take it meanwhile. */
export function showCarriedToast(): void {
  const carried = expected && readToast(document.cookie, location.protocol === 'https:')
  expected = false
  if (!carried) return
  document.cookie = carried.cleared
  showToast(carried.toast)
}
