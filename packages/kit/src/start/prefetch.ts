import { loadDiscovery } from '../adapters/loadDiscovery.ts'
import type { Kit } from '../kit/Kit.ts'
import { loadIntent } from './loadIntent.ts'

/**
 * Fetches the code of a modal ahead, when the page is quiet and `config.prefetch` allows it. Code alone: no wallet is
 * looked for, no service and no other host is asked.
 *
 * @param loadMore - Fetches what shows the modal. A failure counts for nothing: whoever needs it fetches it again.
 * @returns Takes it back, as long as it has not begun; `undefined` where nothing will be fetched.
 */
export function prefetch(kit: Kit, loadMore: () => Promise<unknown>): (() => void) | undefined {
  const { adapters, prefetch: when = 'idle' } = kit.config
  if (when !== 'idle') return undefined
  return kit.ports.page.whenQuiet?.(() => {
    const discoveries = adapters.map((loader) => loadDiscovery(kit, loader))
    void Promise.allSettled([loadIntent(), loadMore(), ...discoveries])
  })
}
