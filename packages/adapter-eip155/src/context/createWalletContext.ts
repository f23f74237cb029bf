import {
  ChainIdNotFoundError,
  type Connector,
  ProviderNotFoundError,
  silentDeadlineMs,
  UnsupportedNamespaceError,
} from '@latchkey/core'
import { ask } from '../provider/ask.ts'
import { isEthereumProvider } from '../provider/EthereumProvider.ts'
import { parseAccounts } from '../provider/parseAccounts.ts'
import { parseChainId } from '../provider/parseChainId.ts'
import type { WalletContext } from './WalletContext.ts'

/**
 * Wraps a connector's provider. Every call is validated and has a deadline (S-62).
 *
 * @throws {UnsupportedNamespaceError} The connector has another namespace.
 * @throws {ProviderNotFoundError} The connector has no provider with a `request` function.
 */
export function createWalletContext(connector: Connector): WalletContext {
  const { info, provider } = connector
  if (info.namespace !== 'eip155') throw new UnsupportedNamespaceError()
  if (!isEthereumProvider(provider)) throw new ProviderNotFoundError()

  const askProvider: WalletContext['ask'] = (parameters) =>
    ask(provider, { ...parameters, connectorId: info.id })
  const readSilently = (method: string, signal: AbortSignal | undefined) =>
    askProvider({ method, signal, deadlineMs: silentDeadlineMs })

  return {
    connector,
    provider,
    ask: askProvider,
    readAccounts: async (signal) => parseAccounts(await readSilently('eth_accounts', signal)) ?? [],
    readNetworkId: async (signal) => {
      const networkId = parseChainId(await readSilently('eth_chainId', signal))
      if (!networkId) throw new ChainIdNotFoundError()
      return networkId
    },
  }
}
