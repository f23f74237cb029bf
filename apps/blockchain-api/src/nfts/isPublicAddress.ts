import { BlockList, isIPv6 } from 'node:net'

/**
 * IP addresses outside the public internet (IANA's special-purpose registry), to which no untrusted
 * URL may connect.
 */
const inside = new BlockList()
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]) {
  const [network = '', bits] = range.split('/')
  inside.addSubnet(network, Number(bits))
}
// Ranges inside 2000::/3 that are not public: those that embed IPv4 addresses, and those for
// documentation.
inside.addSubnet('2001::', 23, 'ipv6')
inside.addSubnet('2001:db8::', 32, 'ipv6')
inside.addSubnet('2002::', 16, 'ipv6')
inside.addSubnet('3fff::', 20, 'ipv6')

const outside = new BlockList()
outside.addSubnet('2000::', 3, 'ipv6')

/**
 * Returns whether an IP address belongs to the public internet, not to a private machine, network
 * or cloud.
 */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !inside.check(address)
  return outside.check(address, 'ipv6') && !inside.check(address, 'ipv6')
}
