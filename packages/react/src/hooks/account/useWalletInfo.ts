import type { ChainNamespace, ConnectorInfo } from '@latchkey/core'
import { useAccount } from './useAccount.ts'

/** Returns the name, icon and type of the connected wallet, by default of the active namespace. */
export function useWalletInfo(namespace?: ChainNamespace): {
  readonly walletInfo: ConnectorInfo | undefined
} {
  return { walletInfo: useAccount({ namespace }).connectedWalletInfo }
}
