/** The part of an address's search that a login goes on with: the page to open, and the pro to save. */
export function loginSearch(search: URLSearchParams): string {
  const kept = new URLSearchParams([...search].filter(([name]) => name === 'redirect' || name === 'save'))
  return kept.size > 0 ? `?${kept}` : ''
}
