import type { ChainNamespace, ConnectorType } from '@latchkey/core'
import { getWallet } from '@latchkey/kit'
import { useKitContext } from '../../context/KitContext.ts'
import { useAccount } from './useAccount.ts'

export type UseProviderReturnType = {
  /**
   * The wallet's provider, e.g. an EIP-1193 provider, to pass to a library such as viem. Its type
   * depends on the namespace.
   */
  readonly walletProvider: unknown
  readonly walletProviderType: ConnectorType | undefined
}

/** Returns the provider of the connected wallet of a namespace. */
export function useProvider(namespace?: ChainNamespace): UseProviderReturnType {
  const { kit } = useKitContext()
  const { isConnected, connectedWalletInfo } = useAccount({ namespace })
  return {
    walletProvider: isConnected ? getWallet(kit, { namespace })?.connector.provider : undefined,
    walletProviderType: connectedWalletInfo?.type,
  }
}
