import dns from 'node:dns'

/**
 * Loaded before a program of ours that has to reach the sandbox by its names: browsers take every `*.localhost` for
 * this machine (RFC 6761), the resolver of many systems knows none of them.
 */
const { lookup } = dns
const isLocal = (name: string) => /(^|\.)localhost$/i.test(name)

dns.lookup = Object.assign((name: string, ...rest: unknown[]) => {
  const known = isLocal(name) ? '127.0.0.1' : name
  return Reflect.apply(lookup, dns, [known, ...rest])
}, lookup)
