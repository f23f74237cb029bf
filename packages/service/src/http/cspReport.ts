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

/** The directive of a report as one of ours, e.g. `script-src` of `script-src-elem`; else `other`. */
export function toDirective(text: string | undefined): string {
  return known.find((name) => text?.startsWith(name)) ?? 'other'
}

/** What a report may leave in a log: the origin, or one of the words browsers use for none. */
export function toBlockedOrigin(text: string | undefined): string {
  if (text === 'inline' || text === 'eval') return text
  if (text === undefined || !URL.canParse(text)) return 'other'
  const { origin, protocol } = new URL(text)
  return origin === 'null' ? protocol : origin
}
