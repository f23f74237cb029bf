type FramedPage = {
  readonly parent: unknown
  readonly location: { readonly ancestorOrigins?: ArrayLike<string> }
  readonly document: { readonly referrer: string }
}

/**
 * Reads the origin of the outermost page around this one. Where a browser does not list them, the page that opened
 * this one in its frame is what is known.
 */
export function readTopOrigin(page: FramedPage): string | undefined {
  if (page.parent === page) return undefined
  const { ancestorOrigins } = page.location
  if (ancestorOrigins) return ancestorOrigins[ancestorOrigins.length - 1]
  const { referrer } = page.document
  return URL.canParse(referrer) ? new URL(referrer).origin : undefined
}
