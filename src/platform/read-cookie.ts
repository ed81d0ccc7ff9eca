/** The value of a cookie among those of a `Cookie` header or of `document.cookie`. */
export function readCookie(cookies: string | null | undefined, name: string): string | undefined {
  const prefix = `${name}=`
  return cookies
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(prefix))
    ?.slice(prefix.length)
}
