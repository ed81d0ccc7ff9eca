export interface FreeDay {
  date: string
  /** Free start times, HH:mm. */
  slots: readonly string[]
}

export function hasFreeTime({ slots }: FreeDay): boolean {
  return slots.length > 0
}
