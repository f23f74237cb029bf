import type { ChainNamespace, ConnectorInfo, DirectoryWallet } from '@latchkey/core'
import { getActiveNamespace } from '@latchkey/kit'
import { useMemo } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useSuggestedWallets } from '../hooks/state/useDirectory.ts'
import { useFeatures } from '../hooks/state/useFeatures.ts'
import { useSlice } from '../hooks/state/useSlice.ts'
import { countPendingRows, getWalletSections, type WalletSection } from './walletSections.ts'

const noConnectors: readonly ConnectorInfo[] = []
const noWallets: readonly DirectoryWallet[] = []

export type UseWalletSectionsReturnType = {
  readonly sections: readonly WalletSection[]
  /** Number of rows that the directory is expected to add, for placeholders. */
  readonly pendingRows: number
}

/** Returns the wallets to connect by section, for one namespace or for all. */
export function useWalletSections(namespace?: ChainNamespace): UseWalletSectionsReturnType {
  const { kit } = useKitContext()
  const chosen = useSlice(kit.modal, (state) => state.namespace, undefined)
  const order = useSlice(kit.preferences, ({ features }) => features.connectorTypeOrder, undefined)
  const connectors = useSlice(kit.connection, (state) => state.connectors, noConnectors)
  const recentWallets = useSlice(kit.connection, (state) => state.recentWallets, noWallets)
  const active = useSlice(kit.connection, () => getActiveNamespace(kit), undefined)
  const suggested = useSuggestedWallets()
  const features = useFeatures()
  const only = namespace ?? chosen
  return useMemo(() => {
    const { networks, customWallets, excludeWalletIds, includeWalletIds } = kit.config
    const input = {
      connectors,
      suggested,
      recentWallets,
      customWallets,
      excludeWalletIds,
      includeWalletIds,
      featuredWalletIds: kit.config.featuredWalletIds,
      namespace: only,
      activeNamespace: active ?? networks[0].chainNamespace,
      networkIds: networks
        .filter((network) => !only || network.chainNamespace === only)
        .map((network) => network.caipNetworkId),
      isMobile: kit.ports.page.device().mobile,
      placesTaken: [features?.email, features?.socials].filter(Boolean).length,
    }
    return { sections: getWalletSections(input, order), pendingRows: countPendingRows(input) }
  }, [kit, connectors, suggested, recentWallets, active, only, order, features])
}
