import type { CaipNetworkId, ChainNamespace, Network } from '@latchkey/core'
import { useKitContext } from '../context/KitContext.ts'
import { useAccount } from '../hooks/account/useAccount.ts'
import { useNetwork } from '../hooks/account/useNetwork.ts'

/** Selects the account and the network whose balance is read. */
export type BalanceTargetParameters = {
  /** Namespace of the account. Default: the active namespace. */
  readonly namespace?: ChainNamespace | undefined
  /**
   * Address of the account. Default: the active account. With an empty address, no balance is read.
   */
  readonly address?: string | undefined
  /** Id of a configured network. Default: the active network. */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

type BalanceTarget = { readonly address: string; readonly network: Network | undefined }

/**
 * Returns the account and the network whose balance is read. `address` is empty while no account is
 * connected.
 */
export function useBalanceTarget(parameters: BalanceTargetParameters): BalanceTarget {
  const { kit } = useKitContext()
  const account = useAccount(parameters)
  const { caipNetwork } = useNetwork(parameters)
  const { address = account.address ?? '', caipNetworkId } = parameters
  const network = caipNetworkId
    ? kit.config.networks.find((each) => each.caipNetworkId === caipNetworkId)
    : caipNetwork
  return { address, network }
}
