import type { ToastText } from '../platform/forms/toast-cookie.ts'

export interface Toast extends ToastText {
  /** The text that the page announces itself. */
  echo?: boolean
  id: number
  open: boolean
}

/** Shows one toast; it replaces the previous one, since at most one is visible. */
export function showToast(text: ToastText & Pick<Toast, 'echo'>): void {
  set({ ...text, id: (current?.id ?? 0) + 1, open: true })
}

/** Closes this toast, unless another has replaced it; its text is kept for a while for the closing animation. */
export function dismissToast(id: number): void {
  if (current?.id !== id) return
  set({ ...current, open: false })
  clearTimeout(removal)
  removal = setTimeout(() => set(null), removedAfter)
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Undefined until the first one, null once the last one is gone. */
export const currentToast = (): Toast | null | undefined => current

const removedAfter = 1_000_000
const listeners = new Set<() => void>()
let current: Toast | null | undefined
let removal: ReturnType<typeof setTimeout> | undefined

function set(next: Toast | null) {
  if (next?.open === true) clearTimeout(removal)
  current = next
  for (const listener of listeners) listener()
}
