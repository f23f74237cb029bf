import { loadDiscovery } from '../adapters/loadDiscovery.ts'
import type { Kit } from '../kit/Kit.ts'
import { loadIntent } from './loadIntent.ts'

/**
 * Loads the modal's code ahead of time, when the page is quiet and `config.prefetch` allows it. It
 * only loads code: wallet discovery and requests to services do not start.
 *
 * @param loadMore - Loads the code that shows the modal. A failure is ignored, because the next
 * caller loads again.
 * @returns A function that cancels a prefetch that has not started, or `undefined` without a
 * prefetch.
 */
export function prefetch(kit: Kit, loadMore: () => Promise<unknown>): (() => void) | undefined {
  const { adapters, prefetch: when = 'idle' } = kit.config
  if (when !== 'idle') return undefined
  return kit.ports.page.whenQuiet?.(() => {
    const discoveries = adapters.map((loader) => loadDiscovery(kit, loader))
    void Promise.allSettled([loadIntent(), loadMore(), ...discoveries])
  })
}
