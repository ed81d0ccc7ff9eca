/** The lowest number below `count` from which on `isReached` holds, else `count`. */
export function firstNumber(count: number, isReached: (number: number) => boolean): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if (isReached(middle)) high = middle
    else low = middle + 1
  }
  return low
}
