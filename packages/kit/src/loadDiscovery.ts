import type { AdapterLoader } from '@latchkey/core'
import type { Kit } from './Kit.ts'

/** Fetches the discovery of a namespace, once: on intent, before the flows that use it are here. */
export function loadDiscovery(
  kit: Pick<Kit, 'runtime'>,
  loader: AdapterLoader,
): ReturnType<AdapterLoader['discover']> {
  const { discoveryLoads } = kit.runtime
  const { namespace } = loader
  const loading = discoveryLoads.get(namespace) ?? loader.discover()
  discoveryLoads.set(namespace, loading)
  // What did not come is asked for again by whoever needs it.
  loading.catch(() => discoveryLoads.delete(namespace))
  return loading
}
