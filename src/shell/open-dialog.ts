import type { DataStrategyResult, MiddlewareFunction } from 'react-router'

import { isOpenPopover } from '../ui/is-open-popover.ts'
import { handleLiveUpdate } from './live.ts'
import { presentData } from './present-data.ts'

let isReloading = false

/** Reloads the page's data, but not around an open dialog: it would go with its row, and with what is being typed. */
export function reloadAroundDialog(revalidate: () => Promise<void>): void {
  const dialog = openDialog()
  if (dialog) return reloadOnceClosed(dialog)
  isReloading = true
  void revalidate().finally(() => (isReloading = false))
}

/** Keeps the page around a dialog that was opened after a reload had begun. */
export const stayAroundDialog: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  // A form takes the place of the reload: what is loaded after it is shown.
  isReloading &&= request.method === 'GET'
  const isReload = isReloading
  const answers = await next()
  const dialog = isReload ? openDialog() : undefined
  if (!dialog) return answers
  for (const [id, answer] of Object.entries(answers)) {
    const result = presentData(request.url, id)
    if (result === undefined) continue
    Object.assign(answer, { type: 'data', result })
    reloadOnceClosed(dialog)
  }
  return answers
}

/** The dialog of a row of the page. */
function openDialog(): HTMLElement | undefined {
  return Array.from(document.querySelectorAll<HTMLElement>('main dialog[popover]')).find(isOpenPopover)
}

/** The live pages reload then. */
function reloadOnceClosed(dialog: HTMLElement): void {
  dialog.addEventListener('toggle', tellAgain, { once: true })
}

const tellAgain = () => handleLiveUpdate({ kind: 'event', event: { type: 'resync', data: {} } })
