import {
  askWallet,
  ChainIdNotFoundError,
  ChainNotFoundOnConnectorError,
  type Connector,
  ConnectorChainsUnsupportedError,
  ConnectorNotConnectedError,
  FeatureNotSupportedError,
  type Network,
  ProviderNotFoundError,
  UnsupportedNamespaceError,
} from '@latchkey/core'
import { toNetworkId } from './clusters.ts'
import { createSelection } from './createSelection.ts'
import { parseAccounts, type StandardAccount } from './parseAccounts.ts'
import { readChains } from './readChains.ts'
import { readFeature } from './readFeature.ts'
import { readVersions } from './readVersions.ts'
import type { StandardContext } from './StandardContext.ts'
import { watchWallet } from './watchWallet.ts'

const findServed = (provider: unknown, networks: readonly Network[]) =>
  networks.find(({ caipNetworkId }) =>
    readChains(provider).some((chain) => toNetworkId(chain) === caipNetworkId),
  )

function requireServed(provider: unknown, networks: readonly Network[]): Network {
  // Fails if the wallet names no chain, because the connection would have no network.
  if (networks.length > 0 && readChains(provider).length === 0) throw new ChainIdNotFoundError()
  const network = findServed(provider, networks)
  if (!network) throw new ConnectorChainsUnsupportedError()
  return network
}

function requireProvider({ info, provider }: Connector): unknown {
  if (info.namespace !== 'solana') throw new UnsupportedNamespaceError()
  if (!readFeature(provider, 'standard:connect', 'connect')) throw new ProviderNotFoundError()
  return provider
}

/**
 * Wraps a connector's wallet. Every call is validated and has a deadline (S-62).
 *
 * @throws {UnsupportedNamespaceError} The connector has another namespace.
 * @throws {ProviderNotFoundError} The connector has no wallet with a connect feature.
 * @throws {ChainIdNotFoundError} The wallet names no chain.
 * @throws {ConnectorChainsUnsupportedError} The wallet supports none of the configured networks.
 */
export function createStandardContext(
  connector: Connector,
  networks: readonly Network[],
): StandardContext {
  const provider = requireProvider(connector)
  const selection = createSelection(requireServed(provider, networks))
  const readAccounts = () => selection.order(parseAccounts(provider) ?? [])
  const hasFeature: StandardContext['hasFeature'] = (feature) =>
    readFeature(provider, feature, feature.slice(feature.indexOf(':') + 1)) !== undefined
  const leaveLost = () => {
    const next = findServed(provider, networks)
    if (next && !findServed(provider, [selection.getNetwork()])) selection.selectNetwork(next)
  }

  return {
    connector,
    readAccounts,
    getNetwork: selection.getNetwork,
    getChain: () => {
      const { caipNetworkId } = selection.getNetwork()
      const chain = readChains(provider).find((each) => toNetworkId(each) === caipNetworkId)
      if (!chain) throw new ChainNotFoundOnConnectorError()
      return chain
    },
    selectAccount: (address) => {
      const isShared = readAccounts().some(
        (account: StandardAccount) => account.address === address,
      )
      if (!isShared) throw new ConnectorNotConnectedError()
      selection.selectAddress(address)
    },
    selectNetwork: (network) => {
      if (!findServed(provider, [network])) throw new ChainNotFoundOnConnectorError()
      selection.selectNetwork(network)
    },
    hasFeature,
    hasAccountFeature: (address, feature) => {
      const account = readAccounts().find((each) => each.address === address)
      return hasFeature(feature) && (account?.features?.includes(feature) ?? true)
    },
    getVersions: () => readVersions(provider),
    ask: (feature, inputs, { signal, deadlineMs }) => {
      const name = feature.slice(feature.indexOf(':') + 1)
      const run = readFeature(provider, feature, name)
      if (!run) return Promise.reject(new FeatureNotSupportedError({ feature }))
      return askWallet(() => run(...inputs), {
        what: feature,
        connectorId: connector.info.id,
        signal,
        ...(deadlineMs !== undefined && { deadlineMs }),
      })
    },
    watch: (listener) => watchWallet(provider, listener, { selection, readAccounts, leaveLost }),
  }
}
