import {
  type AdapterOptions,
  type ChainAdapter,
  type ConnectOptions,
  type Connector,
  ConnectorAlreadyConnectedError,
  ConnectorChainsUnsupportedError,
  ConnectorNotConnectedError,
  ProviderNotFoundError,
  UnsupportedNamespaceError,
} from '@latchkey/core'
import { parseAddress } from '../address/parseAddress.ts'
import { createAsk, createDriver } from '../drivers/createDriver.ts'
import { createBalanceReader } from '../esplora/createBalanceReader.ts'
import { createEsploras } from '../esplora/createEsplora.ts'
import { isWalletHandle } from '../handle/WalletHandle.ts'
import { isMainNetwork } from '../network/chains.ts'
import { createRemoteDriver } from '../remote/createRemoteDriver.ts'
import { createWalletContext } from '../wallet/createWalletContext.ts'
import { createWallet } from './createWallet.ts'

function requireHandle({ info, provider }: Connector) {
  if (info.namespace !== 'bip122') throw new UnsupportedNamespaceError()
  if (!isWalletHandle(provider)) throw new ProviderNotFoundError()
  return provider
}

/**
 * Creates the adapter that connects Bitcoin wallets. The kit loads it when the user chooses a
 * wallet, or to restore a connection.
 */
export function createAdapter(options: AdapterOptions): ChainAdapter {
  const open = createEsploras()
  const requireNetworks = (networks: ConnectOptions['networks']) => {
    if (networks.length === 0 || options.networks.length === 0) {
      throw new ConnectorChainsUnsupportedError()
    }
  }
  return {
    namespace: 'bip122',
    isAddress: (value) => {
      const parsed = parseAddress(value)
      if (!parsed) return false
      return options.networks.some(
        ({ caipNetworkId }) => isMainNetwork(caipNetworkId) === parsed.main,
      )
    },
    connect: async (connector, { networks, silent, allowsLocked, connectedIds, signal }) => {
      const handle = requireHandle(connector)
      requireNetworks(networks)
      if (connectedIds?.includes(connector.info.id)) throw new ConnectorAlreadyConnectedError()
      const driver = createDriver(handle, connector.info.id)
      const accounts = silent
        ? await driver.readAccounts(signal)
        : await driver.requestAccounts(networks, signal)
      const mayBeLocked = silent && allowsLocked
      if (accounts.length === 0 && !mayBeLocked) throw new ConnectorNotConnectedError()
      const context = createWalletContext({ info: connector.info, driver, networks, open })
      // Fails if the wallet cannot report its network, because the connection would have no
      // network. Some wallets report it only by their accounts, which a locked one does not share.
      if (accounts.length > 0) await context.readNetworkId(signal)
      return createWallet(connector, context)
    },
    wrap: async (remote, { networks, signal }) => {
      if (remote.namespace !== 'bip122') throw new UnsupportedNamespaceError()
      requireNetworks(networks)
      const driver = createRemoteDriver(remote, createAsk(remote.info.id))
      if ((await driver.readAccounts(signal)).length === 0) throw new ConnectorNotConnectedError()
      const context = createWalletContext({ info: remote.info, driver, networks, open })
      const connector = { info: remote.info, provider: remote }
      return createWallet(connector, context, { getApprovedNetworkIds: remote.getNetworkIds })
    },
    getBalance: createBalanceReader(open),
  }
}
