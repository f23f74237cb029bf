import type { CaipNetworkId, ChainNamespace, Network } from '@latchkey/core'
import { useKitContext } from '../context/KitContext.ts'
import { useAccount } from '../hooks/account/useAccount.ts'
import { useNetwork } from '../hooks/account/useNetwork.ts'

/** Whose balance, and where. */
export type BalanceTargetParameters = {
  /** The ecosystem whose account is meant. Default: the active one. */
  readonly namespace?: ChainNamespace | undefined
  /** Default: the account in use. Empty: there is nobody to ask about, and nothing is read. */
  readonly address?: string | undefined
  /** A configured network. Default: the one in use. */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

type BalanceTarget = { readonly address: string; readonly network: Network | undefined }

/** Finds whose balance is meant; `address` is empty while nobody is connected. */
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
