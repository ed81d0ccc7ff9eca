/** A small LRU cache: keeps what was made for the `max` names used last. */
export function lruCache<Value>(max: number) {
  const kept = new Map<string, Value>()
  return (name: string, make: () => Value): Value => {
    const made = kept.get(name) ?? make()
    // A Map keeps the order of insertion: the one used longest ago is the first.
    kept.delete(name)
    kept.set(name, made)
    const [oldest] = kept.keys()
    if (kept.size > max && oldest !== undefined) kept.delete(oldest)
    return made
  }
}
