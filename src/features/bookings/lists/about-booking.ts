/**
 * For `aria-describedby`: on each card the buttons have the same names. It names the elements of the card that say with
 * whom and when the booking is.
 */
export function aboutBooking({ id }: { id: string }): string {
  return `with-${id} at-${id}`
}
