let writtenOn = ''

/** Remembers on which page the user is writing. */
export function noteWriting(leaving: AbortSignal): void {
  document.addEventListener('input', () => (writtenOn = location.pathname), { signal: leaving })
}

export function isWriting(): boolean {
  return writtenOn === location.pathname
}
