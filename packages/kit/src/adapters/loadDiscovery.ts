import type { AdapterLoader, ChainNamespace } from '@latchkey/core'
import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'

const getLoads = createSlot(() => new Map<ChainNamespace, ReturnType<AdapterLoader['discover']>>())

/** Fetches the discovery of a namespace, once: on intent, before the flows that use it are here. */
export function loadDiscovery(
  kit: Pick<Kit, 'slots'>,
  loader: AdapterLoader,
): ReturnType<AdapterLoader['discover']> {
  const discoveryLoads = getLoads(kit)
  const { namespace } = loader
  const loading = discoveryLoads.get(namespace) ?? loader.discover()
  discoveryLoads.set(namespace, loading)
  // What did not come is asked for again by whoever needs it.
  loading.catch(() => discoveryLoads.delete(namespace))
  return loading
}
