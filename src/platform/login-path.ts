/** The login page, which leads on to `path`; users who are already logged in are redirected at once. */
export function loginPath(path: string): string {
  return `/login?redirect=${encodeURIComponent(path).replaceAll('%2F', '/')}`
}
