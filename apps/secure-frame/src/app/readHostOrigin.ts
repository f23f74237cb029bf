import { parseUrl } from '@latchkey/core'

/** The part of `Window` from which the origin of the embedding page is read. */
export type FramedWindow = {
  readonly location: { readonly ancestorOrigins?: ArrayLike<string> }
  readonly document: { readonly referrer: string }
}

/**
 * Returns the origin of the page that embeds this document, from `ancestorOrigins` or, if
 * unsupported, from the referrer. Use the result only to ask the server for permission. The frame
 * answers a message based on the message's own origin (S-04).
 */
export function readHostOrigin({ location, document }: FramedWindow): string | undefined {
  const told = location.ancestorOrigins?.[0] ?? parseUrl(document.referrer)?.origin
  return told === 'null' ? undefined : told
}
