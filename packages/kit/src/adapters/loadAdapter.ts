import { type ChainAdapter, type ChainNamespace, UnsupportedNamespaceError } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { getAdapters } from './getAdapters.ts'
import { listNetworks } from './listNetworks.ts'

async function load(kit: Kit, namespace: ChainNamespace): Promise<ChainAdapter> {
  const loader = kit.config.adapters.find((adapter) => adapter.namespace === namespace)
  if (!loader) throw new UnsupportedNamespaceError()
  const { createAdapter } = await loader.load()
  return createAdapter({ networks: listNetworks(kit, namespace) })
}

/**
 * Loads the adapter of a namespace, at most once.
 *
 * @throws {UnsupportedNamespaceError} The namespace has no configured adapter.
 */
export function loadAdapter(kit: Kit, namespace: ChainNamespace): Promise<ChainAdapter> {
  const adapters = getAdapters(kit)
  const loading = adapters.get(namespace) ?? load(kit, namespace)
  adapters.set(namespace, loading)
  loading.catch(() => adapters.delete(namespace))
  return loading
}
