import { screens } from '@latchkey/product-api'

/** Pages whose shell may come from the cache. */
const shellPaths: readonly string[] = Object.values(screens).flatMap(({ offline, path }) =>
  offline ? [path] : [],
)

/**
 * Says where the answer to a request comes from: a page from the network, or without one the kept shell; a file with its hash
 * in its name from the cache; everything else, the API before all, from the network as if there were no worker.
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
