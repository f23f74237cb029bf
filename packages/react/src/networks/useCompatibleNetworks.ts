import type { Network } from '@latchkey/core'
import { getActiveNamespace, sortNetworks } from '@latchkey/kit'
import { useKitContext } from '../context/KitContext.ts'
import { useAccount } from '../hooks/account/useAccount.ts'
import { useNetwork } from '../hooks/account/useNetwork.ts'
import { useSlice } from '../hooks/state/useSlice.ts'

const none: readonly Network[] = []

/**
 * Lists the networks on which the active account can receive assets: those of its namespace. A
 * smart account gets only the active network, because its address has no contract on other networks
 * (K-REC-03).
 */
export function useCompatibleNetworks(): readonly Network[] {
  const { kit } = useKitContext()
  const { preferredAccountType } = useAccount()
  const { caipNetworkId } = useNetwork()
  const networks = useSlice(
    kit.connection,
    () =>
      sortNetworks(kit).filter(({ chainNamespace }) => chainNamespace === getActiveNamespace(kit)),
    none,
  )
  if (preferredAccountType !== 'smartAccount') return networks
  return networks.filter((network) => network.caipNetworkId === caipNetworkId)
}
