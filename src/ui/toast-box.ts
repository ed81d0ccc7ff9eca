/** Where the toast is on the screen, if there is one. */
export function toastBox(): DOMRect | undefined {
  return document.querySelector('.toasts > *')?.getBoundingClientRect()
}
