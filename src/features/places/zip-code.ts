/** Five digits, perhaps with the four more of some houses of one street: "91101", "91101-1234". */
export const zipPattern = /^\d{5}([- ]?\d{4})?$/

export const wrongZip = 'Please give the ZIP code as five digits'

/** The five digits that name an area. */
export function shortZip(zip: string): string {
  return zip.slice(0, 5)
}
