/** A small LRU cache: keeps what was made for the `most` names used last. */
export function lastUsed<Made>(most: number) {
  const kept = new Map<string, Made>()
  return (name: string, make: () => Made): Made => {
    const made = kept.get(name) ?? make()
    // A Map keeps the order of insertion: the one used longest ago is the first.
    kept.delete(name)
    kept.set(name, made)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return made
  }
}
