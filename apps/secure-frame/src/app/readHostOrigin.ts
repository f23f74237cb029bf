/** The part of a window that says which page has framed it. */
export type FramedWindow = {
  readonly location: { readonly ancestorOrigins?: ArrayLike<string> }
  readonly document: { readonly referrer: string }
}

/**
 * The origin of the page that framed this document: as the engine tells it, else from the referrer of the
 * navigation. Only asked about; what is served is decided by the origin of each message (S-04).
 */
export function readHostOrigin({ location, document }: FramedWindow): string | undefined {
  const told = location.ancestorOrigins?.[0] ?? URL.parse(document.referrer)?.origin
  return told === 'null' ? undefined : told
}
