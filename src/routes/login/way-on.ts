/** Where a visitor wanted to go and whom to save, as the search of a login; empty if nowhere. */
export function wayOn(search: URLSearchParams): string {
  const way = new URLSearchParams([...search].filter(([name]) => name === 'redirect' || name === 'save'))
  return way.size > 0 ? `?${way}` : ''
}
