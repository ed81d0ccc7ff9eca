/** In characters; what is longer is cut off, by the field and in an address. */
export const longestSearch = 100

/** The text that a page's list is searched for, in its address; empty for the whole list. */
export function searchedText(address: URLSearchParams): string {
  return (address.get('search') ?? '').trim().slice(0, longestSearch)
}
