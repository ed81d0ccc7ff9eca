/** What became of a request that got no answer of ours, in words for its sender. */
export interface Trouble {
  title: string
  /** Where it is known that nothing was done. */
  advice?: string
}

/** A server that is too busy to look, or a proxy on the way, says it by the status alone. */
export function whyNotTaken(status: number): Trouble {
  return troubles[status] ?? { title: 'Poolwell is catching its breath' }
}

const troubles: Record<number, Trouble> = {
  413: { title: 'It is too large', advice: 'Please shorten the text, or choose a smaller picture.' },
  429: { title: 'Too many attempts', advice: 'Please wait a little and try again.' },
}
