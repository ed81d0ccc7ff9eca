import { isOpenPopover } from './is-open-popover.ts'

/** Milliseconds that the mouse, or the focus of the keyboard, rests on an icon before its name is shown. */
const delay = 700
/** In pixels: what is wider has words of its own. */
const widestIcon = 60
const named = ':is(a, button)[aria-label]'

let anchor: Element | null = null
let timer: ReturnType<typeof setTimeout> | undefined

// Screen readers have the name already.
const tip = Object.assign(document.createElement('div'), {
  role: 'tooltip',
  ariaHidden: 'true',
  popover: 'manual',
  className: 'rounded-field bg-ink px-3 py-1 text-small text-paper',
})
Object.assign(tip.style, { border: '0', inset: 'auto', margin: '0' })

/** Shows the names of buttons and links that are only an icon, or what `data-tip` says instead. */
export function showIconNames() {
  // The mouse, or the focus, may rest on one while this loads.
  rest(iconOf(document.querySelector(`${named}:is(:hover, :focus-visible)`)))
  // A touch shows none: it presses at once.
  addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse' && target !== tip) rest(iconOf(target))
  })
  addEventListener('focusin', ({ target }) => {
    const icon = iconOf(target)
    if (icon?.matches(':focus-visible')) rest(icon)
  })
  // A press or a key hides the name; it returns once the mouse has been elsewhere.
  addEventListener('pointerdown', hide)
  addEventListener('keydown', hide)
  addEventListener('scroll', () => tip.remove(), true)
}

function iconOf(target: EventTarget | null): HTMLElement | null {
  const icon = target instanceof Element ? target.closest<HTMLElement>(named) : null
  return icon && icon.offsetWidth <= widestIcon ? icon : null
}

function rest(icon: HTMLElement | null) {
  if (icon === anchor) return
  hide()
  anchor = icon
  if (icon) timer = setTimeout(() => show(icon), delay)
}

function hide() {
  clearTimeout(timer)
  tip.remove()
}

function show(icon: HTMLElement) {
  if (!icon.isConnected || hasOpenMenu(icon)) return
  tip.textContent = icon.dataset['tip'] ?? icon.ariaLabel
  // Measured in the corner, where the edge of the window does not narrow it.
  Object.assign(tip.style, { left: '0', top: '0' })
  document.body.append(tip)
  tip.showPopover()
  const { left, width, top, bottom } = icon.getBoundingClientRect()
  const rightmost = document.documentElement.clientWidth - tip.offsetWidth
  const fitsBelow = bottom + tip.offsetHeight <= innerHeight
  tip.style.left = `${Math.max(0, Math.min(left + (width - tip.offsetWidth) / 2, rightmost))}px`
  tip.style.top = `${fitsBelow ? bottom : top - tip.offsetHeight}px`
}

/** Its menu says it already, and the name would cover the first line of it. */
function hasOpenMenu(icon: HTMLElement): boolean {
  return isOpenPopover(document.getElementById(icon.getAttribute('popovertarget') ?? ''))
}
