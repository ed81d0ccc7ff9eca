const day = 24 * 60 * 60

/** The session cookie's name and attributes: with https, `__Host-` binds it to this host and to https. */
export function sessionCookie(publicUrl: string) {
  const secure = publicUrl.startsWith('https:')
  const name = secure ? '__Host-session' : 'session'
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return {
    name,
    set: (token: string, days: number) => `${name}=${token}; Max-Age=${days * day}; ${attributes}`,
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
  }
}

/** Sent when a session ends: also deletes what this browser stored of private pages. */
export const clearCacheHeader = { 'clear-site-data': '"cache"' } as const
