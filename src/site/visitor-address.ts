import { isIPv6 } from 'node:net'

import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6BinaryToString,
  convertIPv6ToBinary,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr'

/**
 * The address by which a visitor without an account is rate-limited. A visitor with one IPv6 address has its whole /64,
 * so that counts as one; an IPv4 address counts as the same however it is written.
 */
export function rateLimitAddress(address: string): string {
  const plain = withoutPort(address.trim().toLowerCase()).replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const bits = convertIPv6ToBinary(plain)
  if (isIPv4MappedIPv6(bits)) return convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(bits))
  return `${convertIPv6BinaryToString((bits >> 64n) << 64n)}/64`
}

/** Some proxies include the port, which differs for each of a visitor's connections. */
function withoutPort(address: string): string {
  return address.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^(\d+(\.\d+){3}):\d+$/, '$1')
}
