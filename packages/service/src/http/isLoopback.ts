/** Tells whether an address is this machine's own. */
export function isLoopback(ip: string): boolean {
  return ip === '::1' || /^(::ffff:)?127\./i.test(ip)
}
