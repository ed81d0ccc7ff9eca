let writtenOn = ''
const written = new Set<EventTarget | null>()

/** Remembers on which page the user is writing, and in which of its fields. */
export function noteWriting(leaving: AbortSignal): void {
  document.addEventListener('input', note, { signal: leaving })
}

function note({ target }: Event): void {
  if (writtenOn !== location.pathname) written.clear()
  writtenOn = location.pathname
  written.add(target)
}

/** Not on a page whose fields were all emptied since, as by sending the message. */
export function isWriting(): boolean {
  return writtenOn === location.pathname && ![...written].every(isEmptied)
}

/** One that the page has replaced may have passed on its text. */
function isEmptied(field: EventTarget | null): boolean {
  return field instanceof Element && field.isConnected && 'value' in field && field.value === ''
}
