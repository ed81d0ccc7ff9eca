/** Where the page after this one begins, in a list of the API: its address is in a header. */
export function nextCursor({ headers }: Response): string | null {
  const following = /<[^?>]*\?([^>]*)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]
  return new URLSearchParams(following).get('cursor')
}
