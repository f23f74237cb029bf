const known = [
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'manifest-src',
  'worker-src',
  'frame-src',
  'form-action',
  'base-uri',
  'object-src',
  'frame-ancestors',
  'default-src',
]

/**
 * Returns the directive that a policy report names, without its suffix, e.g. `script-src` for
 * `script-src-elem`. Returns `other` for an unknown directive.
 */
export function toDirective(text: string | undefined): string {
  return known.find((name) => text?.startsWith(name)) ?? 'other'
}

/**
 * Returns the part of a report's blocked URL that may be logged: its origin, or a keyword of the
 * browser such as `inline`.
 */
export function toBlockedOrigin(text: string | undefined): string {
  if (text === 'inline' || text === 'eval') return text
  if (text === undefined || !URL.canParse(text)) return 'other'
  const { origin, protocol } = new URL(text)
  return origin === 'null' ? protocol : origin
}
