import type { AdapterLoader, ChainNamespace } from '@latchkey/core'
import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'

const getLoads = createSlot(() => new Map<ChainNamespace, ReturnType<AdapterLoader['discover']>>())

/**
 * Loads the wallet discovery code of a namespace, at most once. It loads when the user is likely to
 * connect soon, before the connection code.
 */
export function loadDiscovery(
  kit: Pick<Kit, 'slots'>,
  loader: AdapterLoader,
): ReturnType<AdapterLoader['discover']> {
  const discoveryLoads = getLoads(kit)
  const { namespace } = loader
  const loading = discoveryLoads.get(namespace) ?? loader.discover()
  discoveryLoads.set(namespace, loading)
  // A failed load is removed, so that the next call tries again.
  loading.catch(() => discoveryLoads.delete(namespace))
  return loading
}
