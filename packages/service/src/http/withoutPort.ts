/**
 * Returns an IP address without the port and brackets that some proxies write into
 * `X-Forwarded-For`: `203.0.113.8:51234`, `[2001:db8::1]:443`.
 */
export function withoutPort(address: string): string {
  const [, v6, v4] = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/.exec(address) ?? []
  return v6 ?? v4 ?? address
}

const header = 'x-forwarded-for'

/**
 * Removes the ports from the forwarded addresses of a request, so that limits, mails and approvals
 * see addresses, and a proxy that writes ports counts as trusted.
 */
export function removeForwardedPorts(headers: Record<string, unknown>): void {
  const value = headers[header]
  if (typeof value !== 'string') return
  headers[header] = value
    .split(',')
    .map((address) => withoutPort(address.trim()))
    .join(', ')
}
