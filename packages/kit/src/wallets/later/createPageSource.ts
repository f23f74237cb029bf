import {
  BaseError,
  type ChainNamespace,
  type Connector,
  ConnectorNotConnectedError,
  ConnectorNotFoundError,
  FailedToConnectError,
  type Wallet,
  WalletBusyError,
} from '@latchkey/core'
import { discover } from '../../adapters/discover.ts'
import { listNetworks } from '../../adapters/listNetworks.ts'
import { loadAdapter } from '../../adapters/loadAdapter.ts'
import { waitForConnector } from '../../adapters/waitForConnector.ts'
import { connectViews } from '../../guide/connectPages.ts'
import type { Connection } from '../../kit/ConnectionState.ts'
import type { Kit } from '../../kit/Kit.ts'
import { raceAbort } from '../../kit/raceAbort.ts'
import { toConnectorKey } from '../../state/toConnectorKey.ts'
import { withPending } from '../../state/withPending.ts'
import { readStoredConnections } from '../../storage/storedConnections.ts'
import { connectAfterEarlier } from './connectAfterEarlier.ts'
import { followAccount } from './followAccount.ts'
import type { LivePart } from './keepParts.ts'
import { readConnection } from './keepWallet.ts'
import type { RestoreTarget } from './restoreTargets.ts'
import type { ConnectSource, Gathered, RestoreSource } from './Source.ts'

type Asked = { readonly namespace: ChainNamespace; readonly connectorId: string }

async function findConnector(kit: Kit, asked: Asked, signal: AbortSignal): Promise<Connector> {
  const { namespace, connectorId } = asked
  const key = toConnectorKey(namespace, connectorId)
  if (!kit.connectors.has(key)) await raceAbort(discover(kit, namespace), signal)
  const connector = kit.connectors.get(key)
  if (!connector) throw new ConnectorNotFoundError({ connectorId })
  return connector
}

type AskOptions = { readonly signal: AbortSignal; readonly onBusy: () => void }

/** Requests a connection. If the wallet shows an earlier request, waits until that is approved. */
async function askWallet(kit: Kit, asked: Asked, options: AskOptions): Promise<LivePart> {
  const { namespace } = asked
  const { signal, onBusy } = options
  const connector = await findConnector(kit, asked, signal)
  const networks = listNetworks(kit, namespace)
  const adapter = await raceAbort(loadAdapter(kit, namespace), signal)
  const connectedIds = kit.connection
    .getState()
    .connections.filter((other) => other.namespace === namespace && !other.locked)
    .map((other) => other.connector.id)
  const request = (silent: boolean) =>
    adapter.connect(connector, { networks, silent, connectedIds, signal })
  const wallet = await raceAbort(request(false), signal).catch((error: unknown) => {
    if (!(error instanceof WalletBusyError)) throw error
    onBusy()
    return connectAfterEarlier(kit, { namespace, connect: () => request(true) }, signal)
  })
  return { wallet, connection: await raceAbort(readConnection(wallet, signal), signal) }
}

function toConnectError(error: unknown, connectorId: string): unknown {
  if (error instanceof BaseError) return error
  return new FailedToConnectError({ cause: error, hint: `Connector "${connectorId}" failed.` })
}

const toName = ({ parts }: Gathered) => parts[0]?.connection.connector.name ?? ''

/**
 * Creates the steps of a connection attempt (`ConnectSource`) for a wallet that is announced or
 * injected in this page, in one namespace. The wallet may prompt the user.
 */
export function createPageSource(kit: Kit, asked: Asked): ConnectSource<Gathered> {
  const { namespace, connectorId } = asked
  return {
    namespaces: [namespace],
    ask: async (signal) => {
      try {
        const request = { type: 'connect', namespace, connectorId } as const
        const part = await withPending(kit, request, (onBusy) =>
          askWallet(kit, asked, { signal, onBusy }),
        )
        return { parts: [part] }
      } catch (error) {
        throw toConnectError(error, connectorId)
      }
    },
    toSuccess: (gathered) => ({
      method: 'browser',
      name: toName(gathered),
      view: connectViews.browser,
    }),
    follow: () => followAccount(kit, { added: true }),
  }
}

/**
 * Reads the connection of a wallet that shares no account, with the account that was active at the
 * last visit (K-WORLD-06).
 *
 * @throws {ConnectorNotConnectedError} No account is stored.
 */
async function readLocked(kit: Kit, wallet: Wallet, signal: AbortSignal): Promise<Connection> {
  const { info: connector } = wallet.connector
  const { namespace, id } = connector
  const stored = readStoredConnections(kit, namespace).find((each) => each.connectorId === id)
  const account = stored?.accounts[0]
  if (!account) throw new ConnectorNotConnectedError()
  const { caipNetwork } = stored
  // Some locked wallets report no network.
  const caipNetworkId = await wallet.getNetworkId({ signal }).catch((error: unknown) => {
    if (caipNetwork) return caipNetwork
    throw error
  })
  return { connector, namespace, accounts: [account], caipNetworkId, locked: true }
}

async function askSilently(
  kit: Kit,
  target: RestoreTarget,
  signal: AbortSignal,
): Promise<LivePart> {
  const { namespace, caipNetworkId, address } = target
  const networks = listNetworks(kit, namespace, caipNetworkId)
  const [adapter] = await raceAbort(
    Promise.all([loadAdapter(kit, namespace), discover(kit, namespace)]),
    signal,
  )
  const connector = await waitForConnector(kit, target, signal)
  const wallet = await raceAbort(
    adapter.connect(connector, { networks, silent: true, allowsLocked: true, signal }),
    signal,
  )
  const reading = readConnection(wallet, signal, address).catch((error: unknown) => {
    if (error instanceof ConnectorNotConnectedError) return readLocked(kit, wallet, signal)
    throw error
  })
  return { wallet, connection: await raceAbort(reading, signal) }
}

/**
 * Creates the source that restores earlier connections of wallets in this page, if the wallets
 * agree without a prompt.
 */
export function createPageReturn(kit: Kit): RestoreSource<Gathered> {
  return {
    ask: async (targets, signal) => ({
      parts: await Promise.all(targets.map((target) => askSilently(kit, target, signal))),
    }),
    toSuccess: (gathered) => ({ method: 'browser', name: toName(gathered), view: '' }),
  }
}
