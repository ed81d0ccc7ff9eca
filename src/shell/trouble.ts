/** What to tell a user whose request did not get an answer from our server. */
export interface Trouble {
  title: string
  /** For cases in which certainly nothing was done. */
  advice?: string
}

/** An overloaded server, or a proxy in between, answers with only a status. */
export function troubleOf(status: number): Trouble {
  return troubles[status] ?? { title: 'Poolwell is catching its breath' }
}

const troubles: Record<number, Trouble> = {
  413: { title: 'It is too large', advice: 'Please shorten the text, or choose a smaller picture.' },
  429: { title: 'Too many attempts', advice: 'Please wait a little and try again.' },
}
