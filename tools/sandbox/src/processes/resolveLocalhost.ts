import dns from 'node:dns'

/**
 * Preload for a program that uses the sandbox's host names. Browsers resolve every `*.localhost` to
 * this machine (RFC 6761), but the resolvers of many systems do not.
 */
const { lookup } = dns
const isLocal = (name: string) => /(^|\.)localhost$/i.test(name)

dns.lookup = Object.assign((name: string, ...rest: unknown[]) => {
  const known = isLocal(name) ? '127.0.0.1' : name
  return Reflect.apply(lookup, dns, [known, ...rest])
}, lookup)
