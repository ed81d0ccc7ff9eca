/** The log-in page, which leads on to `path`; people who are logged in already are led there at once. */
export function loginPath(path: string): string {
  return `/login?redirect=${encodeURIComponent(path).replaceAll('%2F', '/')}`
}
