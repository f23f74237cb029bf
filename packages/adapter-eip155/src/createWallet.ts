import type { Wallet } from '@latchkey/core'
import { revokeAccess } from './revokeAccess.ts'
import { signMessage } from './signMessage.ts'
import { switchChain } from './switchChain.ts'
import type { WalletContext } from './WalletContext.ts'
import { watchProvider } from './watchProvider.ts'

/** Gives a connected wallet the form of the contract. */
export function createWallet(context: WalletContext): Wallet {
  const isGone = async () => (await context.readAccounts(undefined)).length === 0
  return {
    connector: context.connector,
    getAccounts: ({ signal }) => context.readAccounts(signal),
    getNetworkId: ({ signal }) => context.readNetworkId(signal),
    watch: (listener) => watchProvider(context.provider, listener, { isGone }),
    disconnect: () => revokeAccess(context),
    features: {
      switchNetwork: (network, { signal }) => switchChain(context, network, signal),
      signMessage: (parameters, { signal }) => signMessage(context, parameters, signal),
    },
  }
}
