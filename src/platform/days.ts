export function daysInMs(count: number): number {
  return count * 86_400_000
}
