/** The value below which `share` of the figures lie. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

export function median(figures: readonly number[]): number {
  return percentile(figures, 0.5)
}

/** Milliseconds, short. */
export function ms(figure: number): string {
  return figure < 10 ? figure.toFixed(2) : figure.toFixed(1)
}

/** How many times as much. */
export function times(figure: number): string {
  return `${figure.toFixed(2)}×`
}

/** The same of two figures that may be missing. */
export function share(figure: number | undefined, of: number | undefined): string {
  return figure === undefined || of === undefined ? '–' : times(figure / of)
}
