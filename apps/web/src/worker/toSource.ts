import { paths } from '../routing/paths.ts'

/** Pages whose shell may come from the cache. Callbacks carry a provider's answer, so they are the network's alone. */
const shellPaths: readonly string[] = [
  paths.login,
  paths.shop,
  paths.profile,
  paths.profileTest,
  paths.leaderboard,
  paths.bugReport,
]

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
