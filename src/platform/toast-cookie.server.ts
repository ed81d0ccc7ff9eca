import { z } from 'zod'

import { readCookie } from './cookies.server.ts'

const Toast = z.object({
  title: z.string().max(200),
  description: z.string().max(500).optional(),
  tone: z.enum(['good', 'bad']).optional(),
})
export type Toast = z.infer<typeof Toast>

/** A cookie that carries a toast across a redirect; the next page shows it and clears the cookie. */
export function toastCookie(toast: Toast): string {
  return `toast=${encodeURIComponent(JSON.stringify(toast))}; Path=/; Max-Age=30; SameSite=Lax; HttpOnly`
}

export const toastRead = 'toast=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly'

export function readToast(request: Request): Toast | null {
  try {
    const text = readCookie(request.headers.get('cookie'), 'toast')
    return text ? (Toast.safeParse(JSON.parse(decodeURIComponent(text))).data ?? null) : null
  } catch {
    return null
  }
}
