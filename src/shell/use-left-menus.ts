import { useEffect } from 'react'

/** Closes an open menu as the focus moves on: to the browser it ends where the page goes on. */
export function useLeftMenus(): void {
  useEffect(() => {
    document.addEventListener('focusin', hideLeft)
    return () => document.removeEventListener('focusin', hideLeft)
  }, [])
}

function hideLeft({ target }: FocusEvent): void {
  if (!('popover' in HTMLElement.prototype)) return // the selector would be an error
  for (const menu of document.querySelectorAll<HTMLElement>('.menu:popover-open')) {
    if (!belongsTo(menu, target)) menu.hidePopover()
  }
}

/** Its button closes it by itself. */
function belongsTo(menu: HTMLElement, target: EventTarget | null): boolean {
  if (target instanceof HTMLButtonElement && target.popoverTargetElement === menu) return true
  return target instanceof Node && menu.contains(target)
}
