import { isIPv6 } from 'node:net'
import { withoutPort } from './withoutPort.ts'

/**
 * Returns the part of an IP address that one client controls: the full IPv4 address, or the first
 * 64 bits of IPv6.
 */
export function toRateAddress(address: string): string {
  const ip = withoutPort(address)
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last]
  return `${groups.slice(0, 4).join(':')}::/64`
}
