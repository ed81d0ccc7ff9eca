import type { ToastText } from './toast-store.ts'

export const toastArea = 'fixed inset-x-0 bottom-0 z-50 m-0 w-full list-none p-4 md:left-auto md:max-w-[420px]'

export function toastLook({ tone }: ToastText): string {
  const colours = tone === 'bad' ? 'border-transparent bg-canceled text-on-canceled' : 'border-line bg-card text-ink'
  return `flex items-start justify-between gap-4 rounded-card border p-4 pl-5 shadow-float ${colours}`
}
