import { readCookie } from '../read-cookie.ts'

/** A short message about what has just happened, for the page that follows. */
export interface ToastText {
  title: string
  description?: string
  /** Of one about a failure. */
  tone?: 'bad'
}

/** In UTF-16 units: a cookie has room for 4 kB. */
const longest = { title: 200, description: 500 }

/**
 * A cookie that carries a toast to the page after a redirect; who shows it clears the cookie. Names in it may be long:
 * it is cut rather than lost.
 */
export function toastCookie({ title, description = '', tone }: ToastText): string {
  const text = `title=${cut(title, longest.title)}&description=${cut(description, longest.description)}&tone=${tone ?? ''}`
  return `toast=${text}; Path=/; Max-Age=120; SameSite=Lax`
}

/** Does not leave half a character at the end. */
function cut(text: string, most: number): string {
  return encodeURIComponent(text.slice(0, most).replace(/[\uD800-\uDBFF]$/, ''))
}

/** With https, binds the toast in these headers to https and this host. Routes set it without knowing. */
export function bindToast(headers: Headers): void {
  const cookies = headers.getSetCookie()
  if (!cookies.some(isToast)) return
  headers.delete('set-cookie')
  for (const cookie of cookies) headers.append('set-cookie', isToast(cookie) ? `__Host-${cookie}; Secure` : cookie)
}

function isToast(cookie: string): boolean {
  return cookie.startsWith('toast=')
}

export interface CarriedToast {
  toast: ToastText
  /** The cookie that clears it. */
  cleared: string
}

/** The toast among these cookies. */
export function readToast(cookies: string | null, isBound: boolean): CarriedToast | null {
  const name = isBound ? '__Host-toast' : 'toast'
  const text = readCookie(cookies, name)
  if (!text) return null
  const fields = new URLSearchParams(text)
  const { title = '', description, tone } = Object.fromEntries(fields)
  const cleared = `${name}=; Path=/; Max-Age=0${isBound ? '; Secure' : ''}`
  return { toast: { title, description, ...(tone === 'bad' && { tone }) }, cleared }
}
