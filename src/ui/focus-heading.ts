/** Focuses a heading: the page's own by default. */
export function focusHeading(heading = document.querySelector<HTMLElement>('main h1')): void {
  if (heading?.tabIndex === -1) heading.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
