import { screens } from '@latchkey/product-api'

/** Paths of the pages that can start from the cache while the browser is offline. */
const shellPaths: readonly string[] = Object.values(screens).flatMap(({ offline, path }) =>
  offline ? [path] : [],
)

/**
 * Returns the source from which the service worker answers a request. A page comes from the
 * network, or offline from the cached shell. A file with a hash in its name comes from the cache.
 * The worker does not handle other requests, such as those to the API.
 */
export function toSource(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): 'shell' | 'asset' | 'network' {
  const { origin: of, pathname } = new URL(url)
  if (method !== 'GET' || of !== origin) return 'network'
  if (mode === 'navigate') return shellPaths.includes(pathname) ? 'shell' : 'network'
  return pathname.startsWith('/assets/') ? 'asset' : 'network'
}
