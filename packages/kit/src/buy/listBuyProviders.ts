import { getFeatures } from '../features/getFeatures.ts'
import type { Kit } from '../kit/Kit.ts'
import type { BuyProvider } from '../kit/KitConfig.ts'
import { getActiveConnection } from '../state/getActiveConnection.ts'

/**
 * Lists the providers that are configured, turned on for the project, and serve the active
 * namespace (K-BUY-04).
 */
export function listBuyProviders(
  kit: Pick<Kit, 'config' | 'connection' | 'ports' | 'preferences' | 'slots'>,
): readonly BuyProvider[] {
  const { buyProviders = [] } = kit.config
  const { onramp } = getFeatures(kit)
  const namespace = getActiveConnection(kit)?.namespace
  if (!onramp || !namespace) return []
  return buyProviders.filter(
    ({ id, namespaces }) => onramp.includes(id) && namespaces.includes(namespace),
  )
}
