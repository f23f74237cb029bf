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
 * Returns the directive of a report without its suffix, e.g. `script-src` for `script-src-elem`;
 * `other` for an unknown directive.
 */
export function toDirective(text: string | undefined): string {
  return known.find((name) => text?.startsWith(name)) ?? 'other'
}

/**
 * Returns the loggable part of a report's blocked URL: its origin, or one of the browsers'
 * keywords.
 */
export function toBlockedOrigin(text: string | undefined): string {
  if (text === 'inline' || text === 'eval') return text
  if (text === undefined || !URL.canParse(text)) return 'other'
  const { origin, protocol } = new URL(text)
  return origin === 'null' ? protocol : origin
}
