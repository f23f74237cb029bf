import { screens } from '@latchkey/product-api'

/** Pages whose shell may come from the cache. */
const shellPaths: readonly string[] = Object.values(screens).flatMap(({ offline, path }) =>
  offline ? [path] : [],
)

/**
 * Returns the source of the response to a request. A page comes from the network, or offline from
 * the cached shell. A file with a hash in its name comes from the cache. Every other request, above
 * all to the API, bypasses the worker.
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
