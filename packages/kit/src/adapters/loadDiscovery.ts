import type { AdapterLoader, ChainNamespace } from '@latchkey/core'
import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'

const getLoads = createSlot(() => new Map<ChainNamespace, ReturnType<AdapterLoader['discover']>>())

/**
 * Fetches the discovery code of a namespace, once. Runs on intent, before the flows that need it
 * are loaded.
 */
export function loadDiscovery(
  kit: Pick<Kit, 'slots'>,
  loader: AdapterLoader,
): ReturnType<AdapterLoader['discover']> {
  const discoveryLoads = getLoads(kit)
  const { namespace } = loader
  const loading = discoveryLoads.get(namespace) ?? loader.discover()
  discoveryLoads.set(namespace, loading)
  // A failed load is repeated on the next call.
  loading.catch(() => discoveryLoads.delete(namespace))
  return loading
}
