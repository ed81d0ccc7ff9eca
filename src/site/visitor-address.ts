import { isIPv6 } from 'node:net'

/**
 * The address by which a visitor without an account is rate-limited. A visitor with one IPv6 address has its whole /64,
 * so that counts as one; an IPv4 address counts as the same however it is written.
 */
export function rateLimitAddress(address: string): string {
  const plain = withoutPort(address.trim().toLowerCase()).replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const groups = groupsOf(plain)
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (mapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** Some proxies include the port, which differs for each of a visitor's connections. */
function withoutPort(address: string): string {
  return address.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^(\d+(\.\d+){3}):\d+$/, '$1')
}

/** The eight numbers of a valid IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::')
  const [first, last] = [head, tail ?? ''].map(numbersOf)
  const missing = tail === undefined ? 0 : 8 - (first?.length ?? 0) - (last?.length ?? 0)
  return [...(first ?? []), ...Array<number>(missing).fill(0), ...(last ?? [])]
}

function numbersOf(part: string): number[] {
  if (part === '') return []
  return part.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)]
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
    return [a * 256 + b, c * 256 + d]
  })
}
