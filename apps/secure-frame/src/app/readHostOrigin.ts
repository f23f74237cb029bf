/** The parts of a window that identify the embedding page. */
export type FramedWindow = {
  readonly location: { readonly ancestorOrigins?: ArrayLike<string> }
  readonly document: { readonly referrer: string }
}

/**
 * Returns the origin of the page that embeds this document, from the browser's `ancestorOrigins` or
 * else from the referrer. Use it only to ask the server for permission. The origin of each message
 * decides whether the frame answers (S-04).
 */
export function readHostOrigin({ location, document }: FramedWindow): string | undefined {
  const told = location.ancestorOrigins?.[0] ?? URL.parse(document.referrer)?.origin
  return told === 'null' ? undefined : told
}
