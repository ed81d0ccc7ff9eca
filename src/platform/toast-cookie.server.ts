import { z } from 'zod'

import { readCookie } from './cookies.server.ts'

/** In UTF-16 units: a cookie has room for 4 kB. */
const longest = { title: 200, description: 500 }

const Toast = z.object({
  title: z.string().max(longest.title),
  description: z.string().max(longest.description).optional(),
  tone: z.enum(['good', 'bad']).optional(),
})
export type Toast = z.infer<typeof Toast>

/**
 * A cookie that carries a toast across a redirect; the next page shows it and clears the cookie. Names in it may be
 * long: it is cut rather than lost.
 */
export function toastCookie({ title, description, tone }: Toast): string {
  const toast: Toast = {
    title: cut(title, longest.title),
    description: description && cut(description, longest.description),
    tone,
  }
  return `toast=${encodeURIComponent(JSON.stringify(toast))}; Path=/; Max-Age=30; SameSite=Lax; HttpOnly`
}

/** Not within a character. */
function cut(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
}

export const toastRead = 'toast=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly'

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

export function readToast(request: Request, publicUrl: string): Toast | null {
  try {
    const name = publicUrl.startsWith('https:') ? '__Host-toast' : 'toast'
    const text = readCookie(request.headers.get('cookie'), name)
    return text ? (Toast.safeParse(JSON.parse(decodeURIComponent(text))).data ?? null) : null
  } catch {
    return null
  }
}
