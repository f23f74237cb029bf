import type { CaipNetworkId, ChainNamespace, Network } from '@latchkey/core'
import { useKitContext } from '../context/KitContext.ts'
import { useAccount } from '../hooks/account/useAccount.ts'
import { useNetwork } from '../hooks/account/useNetwork.ts'

/** The account and network of a balance. */
export type BalanceTargetParameters = {
  /** Namespace of the account. Default: the active one. */
  readonly namespace?: ChainNamespace | undefined
  /** Default: the active account. With an empty address, nothing is read. */
  readonly address?: string | undefined
  /** A configured network. Default: the active one. */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

type BalanceTarget = { readonly address: string; readonly network: Network | undefined }

/**
 * Resolves the account and network of a balance. `address` is empty while no account is connected.
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
