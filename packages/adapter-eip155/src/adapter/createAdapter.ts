import {
  type AdapterOptions,
  type ChainAdapter,
  ConnectorAlreadyConnectedError,
  ConnectorChainsUnsupportedError,
  ConnectorNotConnectedError,
} from '@latchkey/core'
import { isAddress } from 'viem/utils'
import { createBalanceReader } from '../balance/createBalanceReader.ts'
import { createWalletContext } from '../context/createWalletContext.ts'
import type { WalletContext } from '../context/WalletContext.ts'
import { loadProvider } from '../external/loadProvider.ts'
import { createClients } from '../network/createClients.ts'
import { parseAccounts } from '../provider/parseAccounts.ts'
import { createRemoteProvider } from '../remote/createRemoteProvider.ts'
import { createRemoteWallet, createWallet } from '../wallet/createWallet.ts'

async function requestAccounts(wallet: WalletContext, signal: AbortSignal | undefined) {
  return parseAccounts(await wallet.ask({ method: 'eth_requestAccounts', signal })) ?? []
}

/**
 * Creates the adapter that connects EVM wallets. The kit loads it when the user chooses a wallet,
 * or to restore a connection.
 */
export function createAdapter(options: AdapterOptions): ChainAdapter {
  const getClient = createClients()
  const requireNetworks = (networks: AdapterOptions['networks']) => {
    if (networks.length === 0 || options.networks.length === 0) {
      throw new ConnectorChainsUnsupportedError()
    }
  }
  return {
    namespace: 'eip155',
    isAddress: (value) => isAddress(value),
    connect: async (connector, { networks, silent, allowsLocked, connectedIds, signal }) => {
      requireNetworks(networks)
      if (connectedIds?.includes(connector.info.id)) throw new ConnectorAlreadyConnectedError()
      const wallet = createWalletContext(await loadProvider(connector, signal))
      const accounts = silent
        ? await wallet.readAccounts(signal)
        : await requestAccounts(wallet, signal)
      const mayBeLocked = silent && allowsLocked
      if (accounts.length === 0 && !mayBeLocked) throw new ConnectorNotConnectedError()
      // Fails if the wallet cannot report its network, because the connection would have no
      // network.
      await wallet.readNetworkId(signal)
      return createWallet(wallet, { networks, getClient })
    },
    wrap: async (remote, { networks, signal }) => {
      const chain = { networks, getClient }
      const provider = createRemoteProvider({ remote, ...chain })
      const wallet = createWalletContext({ info: remote.info, provider })
      requireNetworks(networks)
      if ((await wallet.readAccounts(signal)).length === 0) throw new ConnectorNotConnectedError()
      return createRemoteWallet(wallet, chain, remote)
    },
    getBalance: createBalanceReader(getClient),
    resolveName: async (lookup) => {
      const { resolveEns } = await import('../names/resolveEns.ts')
      return resolveEns(getClient, lookup)
    },
  }
}
