import { parseUrl } from '@latchkey/core'

type FramedPage = {
  readonly parent: unknown
  readonly location: { readonly ancestorOrigins?: ArrayLike<string> }
  readonly document: { readonly referrer: string }
}

/**
 * Returns the origin of the outermost page around this one. In browsers without `ancestorOrigins`
 * it is the referrer's origin, which is the page that embeds this one.
 */
export function readTopOrigin(page: FramedPage): string | undefined {
  if (page.parent === page) return undefined
  const { ancestorOrigins } = page.location
  if (ancestorOrigins) return ancestorOrigins[ancestorOrigins.length - 1]
  return parseUrl(page.document.referrer)?.origin
}
