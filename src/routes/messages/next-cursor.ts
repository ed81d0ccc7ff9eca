/** The cursor of the next page of an API list, from its Link header. */
export function nextCursor({ headers }: Response): string | null {
  const following = /<[^?>]*\?([^>]*)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]
  return new URLSearchParams(following).get('cursor')
}
