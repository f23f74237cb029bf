import { guardWallet, type RemoteSigner, type Wallet } from '@latchkey/core'
import type { WalletContext } from '../context/WalletContext.ts'
import { createEthereumFeatures } from '../features/createEthereumFeatures.ts'
import { signMessage } from '../features/signMessage.ts'
import { switchChain } from '../features/switchChain.ts'
import type { ChainSource } from '../remote/readChain.ts'
import { toPublicProvider } from '../remote/toPublicProvider.ts'
import { createReplacingFeatures } from '../send/createReplacingFeatures.ts'
import { createSendFeatures } from '../send/createSendFeatures.ts'
import { createSwapFeatures } from '../swap/createSwapFeatures.ts'
import { revokeAccess } from './revokeAccess.ts'
import { watchProvider } from './watchProvider.ts'

function createFeatures(
  context: WalletContext,
  chain: ChainSource,
  methods?: readonly string[],
): Wallet['features'] {
  return {
    switchNetwork: (network, { signal } = {}) => switchChain(context, network, signal),
    signMessage: (parameters, { signal } = {}) => signMessage(context, parameters, signal),
    send: createSendFeatures(context, chain),
    replacing: createReplacingFeatures(context, chain),
    swap: createSwapFeatures(context, chain),
    ethereum: createEthereumFeatures(context, chain, methods),
  }
}

/** Creates the kit's `Wallet` of a connected EVM provider. */
export function createWallet(context: WalletContext, chain: ChainSource): Wallet {
  const isGone = async () => (await context.readAccounts(undefined)).length === 0
  return guardWallet({
    connector: context.connector,
    getAccounts: ({ signal } = {}) => context.readAccounts(signal),
    getNetworkId: ({ signal } = {}) => context.readNetworkId(signal),
    watch: (listener) => watchProvider(context.provider, listener, { isGone }),
    disconnect: () => revokeAccess(context),
    features: createFeatures(context, chain),
  })
}

/**
 * Creates a `Wallet` from one namespace of a remote wallet. The WalletConnect session or the login
 * reports changes. Disconnecting ends it in all namespaces.
 */
export function createRemoteWallet(
  context: WalletContext,
  chain: ChainSource,
  remote: RemoteSigner,
): Wallet {
  return guardWallet({
    connector: { ...context.connector, provider: toPublicProvider(context.provider) },
    getAccounts: ({ signal } = {}) => context.readAccounts(signal),
    getNetworkId: ({ signal } = {}) => context.readNetworkId(signal),
    watch: remote.watch,
    disconnect: remote.disconnect,
    features: {
      ...createFeatures(context, chain, remote.getMethods()),
      getApprovedNetworkIds: remote.getNetworkIds,
    },
  })
}
