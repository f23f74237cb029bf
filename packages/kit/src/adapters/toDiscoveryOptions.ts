import type { ChainNamespace, DiscoveryOptions } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { getSafeOrigin } from './getSafeOrigin.ts'

/** Builds the options of a namespace's wallet discovery. */
export function toDiscoveryOptions(kit: Kit, namespace: ChainNamespace): DiscoveryOptions {
  const { metadata, networks, enableEIP6963, enableInjected } = kit.config
  const { externalSdks, enableCoinbase, enableBaseAccount, coinbasePreference } = kit.config
  const [iconUrl] = metadata?.icons ?? []
  const safeOrigin = getSafeOrigin(kit)
  return {
    enableAnnounced: enableEIP6963 !== false,
    enableInjected: enableInjected !== false,
    enableCoinbase: enableCoinbase !== false,
    enableBaseAccount: enableBaseAccount !== false,
    coinbasePreference: coinbasePreference ?? 'all',
    app: {
      name: metadata?.name ?? kit.ports.page.title(),
      networks: networks.filter((network) => network.chainNamespace === namespace),
      ...(iconUrl && { iconUrl }),
    },
    ...(externalSdks && { externalSdks }),
    ...(safeOrigin && { safeOrigin }),
  }
}
