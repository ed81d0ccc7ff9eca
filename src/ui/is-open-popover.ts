/** False in browsers without popovers (docs/browsers.md), to which the selector itself is an error. */
export function isOpenPopover(element: HTMLElement | null | undefined): boolean {
  return element?.showPopover !== undefined && element.matches(':popover-open')
}
