import type { DataStrategyResult, MiddlewareFunction } from 'react-router'

import { isOpenPopover } from '../ui/is-open-popover.ts'
import { handleLiveUpdate } from './live.ts'
import { presentData } from './present-data.ts'

/** The open dialog of a row of the page, which would go with its row when the page reloads. */
export function openDialog(): HTMLElement | undefined {
  return Array.from(document.querySelectorAll<HTMLElement>('main dialog[popover]')).find(isOpenPopover)
}

/** The live pages reload once the dialog has closed. */
export function reloadOnceClosed(dialog: HTMLElement): void {
  dialog.addEventListener('toggle', tellAgain, { once: true })
}

const tellAgain = () => handleLiveUpdate({ kind: 'event', event: { type: 'resync', data: {} } })

/** Keeps the page around a dialog that was opened after a reload had begun, with what is typed in it. */
export const stayAroundDialog: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const answers = await next()
  const dialog = openDialog()
  // Forms and links, which change the page themselves, make it busy.
  if (!dialog || request.method !== 'GET' || document.querySelector('main[aria-busy]')) return answers
  for (const [id, answer] of Object.entries(answers)) {
    const result = presentData(request.url, id)
    if (result === undefined) continue
    Object.assign(answer, { type: 'data', result })
    reloadOnceClosed(dialog)
  }
  return answers
}
