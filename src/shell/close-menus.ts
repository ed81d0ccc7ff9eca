/** Closes an open menu, or a sheet on a phone, once the focus has left it: the browser itself would leave it open. */
export function closeMenusWithoutFocus(): void {
  if (!('popover' in HTMLElement.prototype)) return // the selector would be an error
  addEventListener('focusin', ({ target }) => {
    for (const menu of document.querySelectorAll<HTMLElement>(':is(.menu, .drawer):popover-open'))
      if (!belongsTo(menu, target)) menu.hidePopover()
  })
}

/** Its button closes it by itself. */
function belongsTo(menu: HTMLElement, target: EventTarget | null): boolean {
  if (target instanceof HTMLButtonElement && target.popoverTargetElement === menu) return true
  return target instanceof Node && menu.contains(target)
}
