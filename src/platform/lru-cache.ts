/** A small LRU cache: keeps the values of the `max` most recently used names. */
export function lruCache<Value>(max: number) {
  const kept = new Map<string, Value>()
  return (name: string, make: () => Value): Value => {
    const made = kept.get(name) ?? make()
    // A Map keeps insertion order: the least recently used name is the first.
    kept.delete(name)
    kept.set(name, made)
    const [oldest] = kept.keys()
    if (kept.size > max && oldest !== undefined) kept.delete(oldest)
    return made
  }
}
