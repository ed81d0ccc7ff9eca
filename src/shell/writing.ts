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

/** The fields of this page in which the user has written. */
export function fieldsWrittenIn(): (EventTarget | null)[] {
  return writtenOn === location.pathname ? [...written] : []
}
