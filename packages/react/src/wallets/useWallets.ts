import type { ChainNamespace, ConnectorInfo } from '@latchkey/core'
import { useKitContext } from '../context/KitContext.ts'
import { useSlice } from '../hooks/useSlice.ts'
import { getVisibleWallets } from './walletSections.ts'

const none: readonly ConnectorInfo[] = []

/** Lists the wallets of this page that may be shown, of one namespace or of all. */
export function useWallets(namespace?: ChainNamespace): readonly ConnectorInfo[] {
  const { kit } = useKitContext()
  const { excludeWalletIds, includeWalletIds } = kit.config
  const only = useSlice(kit.modal, (state) => state.namespace, undefined)
  return useSlice(
    kit.connection,
    ({ connectors }) =>
      getVisibleWallets(connectors, {
        isMobile: kit.ports.page.mobile,
        namespace: namespace ?? only,
        excludeWalletIds,
        includeWalletIds,
      }),
    none,
  )
}
