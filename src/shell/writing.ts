let writtenOn = ''
const written = new Set<EventTarget | null>()

/** Remembers on which page the user is writing, and in which of its fields; also what was typed before this loaded. */
export function noteWriting(leaving: AbortSignal): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main :is(input, textarea)'))
    if (field.value !== field.defaultValue) note({ target: field })
  document.addEventListener('input', note, { signal: leaving })
}

function note({ target }: Pick<Event, 'target'>): void {
  if (writtenOn !== location.pathname) written.clear()
  writtenOn = location.pathname
  written.add(target)
}

/** The fields of this page in which the user has written. */
export function fieldsWrittenIn(): (EventTarget | null)[] {
  return writtenOn === location.pathname ? [...written] : []
}
