// Money is whole cents everywhere; dollars are what people and programs write and read.

export function inCents(dollars: number): number {
  return Math.round(dollars * 100)
}

export function inDollars(cents: number): number {
  return cents / 100
}
