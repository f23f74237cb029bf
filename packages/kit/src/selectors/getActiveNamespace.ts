import type { ChainNamespace } from '@latchkey/core'
import type { Kit } from '../Kit.ts'

/** Gets the namespace in use; before any choice that of the first configured network. */
export function getActiveNamespace(kit: Pick<Kit, 'config' | 'connection'>): ChainNamespace {
  return kit.connection.getState().activeNamespace ?? kit.config.networks[0].chainNamespace
}
