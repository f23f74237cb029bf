import dns from 'node:dns'

/**
 * Preload script that resolves every `*.localhost` name to this machine, as browsers do (RFC 6761).
 * The resolvers of many systems do not. The constant is the original function, which the preload
 * wraps.
 */
const { lookup } = dns
const isLocal = (name: string) => /(^|\.)localhost$/i.test(name)

dns.lookup = Object.assign((name: string, ...rest: unknown[]) => {
  const known = isLocal(name) ? '127.0.0.1' : name
  return Reflect.apply(lookup, dns, [known, ...rest])
}, lookup)
