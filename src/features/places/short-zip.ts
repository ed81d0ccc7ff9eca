/** The five digits that name an area: the four more of a long ZIP code name a few houses of one street. */
export function shortZip(zip: string): string {
  return zip.slice(0, 5)
}
