import { randomOf } from '../platform/random.ts'

// Older than any real row, so that these sort first, and the same every day, so that links to demo pros keep working.
const epoch = Date.UTC(2025, 0, 1)

/** A UUIDv7 that depends only on the kind of row and its number. */
export function demoId(kind: string, index: number): string {
  const random = randomOf(`${kind} ${index}`)
  const time = (epoch + index).toString(16).padStart(12, '0')
  const bits = () => random.whole(0, 0xffff).toString(16).padStart(4, '0')
  const [a, b, c, d, e] = [bits(), bits(), bits(), bits(), bits()]
  const variant = random.pick(['8', '9', 'a', 'b'])
  return `${time.slice(0, 8)}-${time.slice(8)}-7${a.slice(1)}-${variant}${b.slice(1)}-${c}${d}${e}`
}
