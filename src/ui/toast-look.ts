import type { ToastText } from '../platform/forms/toast-cookie.ts'

export function toastLook({ tone }: ToastText): string {
  const colors = tone === 'bad' ? 'border-transparent bg-canceled text-on-canceled' : 'border-line bg-card text-ink'
  return `flex items-start justify-between gap-4 rounded-card border p-4 pl-5 shadow-float ${colors}`
}
