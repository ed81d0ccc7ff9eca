/** Counts what this process is currently handling, per visitor and in total. */
export function countInFlight() {
  const each = new Map<string, number>()
  let all = 0
  const of = (who: string) => each.get(who) ?? 0

  return {
    of,
    all: () => all,
    async during(who: string, work: () => Promise<void>): Promise<void> {
      all++
      each.set(who, of(who) + 1)
      try {
        await work()
      } finally {
        all--
        const rest = of(who) - 1
        if (rest > 0) each.set(who, rest)
        else each.delete(who)
      }
    },
  }
}
