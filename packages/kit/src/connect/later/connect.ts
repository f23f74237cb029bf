import {
  BaseError,
  type Connector,
  ConnectorChainsUnsupportedError,
  ConnectorNotFoundError,
  FailedToConnectError,
  isUserRejection,
} from '@latchkey/core'
import { discover } from '../../adapters/discover.ts'
import { listNetworks } from '../../adapters/listNetworks.ts'
import { loadAdapter } from '../../adapters/loadAdapter.ts'
import type { Connection } from '../../kit/ConnectionState.ts'
import type { Kit } from '../../kit/Kit.ts'
import { raceAbort } from '../../kit/raceAbort.ts'
import type { Attempt } from '../../kit/runAttempt.ts'
import { walletConnectId } from '../../kit/walletConnectId.ts'
import { toConnectorKey } from '../../state/toConnectorKey.ts'
import { track } from '../../state/track.ts'
import { withPending } from '../../state/withPending.ts'
import { withConnecting, withSettledStatus } from '../../state/withStatus.ts'
import { tellTabs } from '../../tabs/tellTabs.ts'
import { load as loadPairing } from '../../walletconnect/load.ts'
import { dropOthers } from '../../wallets/later/dropOthers.ts'
import { followAccount } from '../../wallets/later/followAccount.ts'
import { keepWallet, readConnection } from '../../wallets/later/keepWallet.ts'
import type { ConnectParameters } from '../ConnectParameters.ts'

async function findConnector(kit: Kit, parameters: ConnectParameters, signal: AbortSignal) {
  const { namespace, connectorId } = parameters
  const key = toConnectorKey(namespace, connectorId)
  if (!kit.connectors.has(key)) await raceAbort(discover(kit, namespace), signal)
  const connector = kit.connectors.get(key)
  if (!connector) throw new ConnectorNotFoundError({ connectorId })
  return connector
}

async function askWallet(kit: Kit, connector: Connector, signal: AbortSignal) {
  const { namespace } = connector.info
  const networks = listNetworks(kit, namespace)
  const adapter = await raceAbort(loadAdapter(kit, namespace), signal)
  const connectedIds = kit.connection
    .getState()
    .connections.flatMap((other) => (other.namespace === namespace ? other.connector.id : []))
  const wallet = await raceAbort(
    adapter.connect(connector, { networks, silent: false, connectedIds, signal }),
    signal,
  )
  const connection = await raceAbort(readConnection(wallet, signal), signal)
  // At once, so that nobody sees two wallets where only one may be.
  keepWallet(kit, { wallet, connection })
  dropOthers(kit, [connection])
  return connection
}

function toConnectError(error: unknown, connectorId: string): unknown {
  if (error instanceof BaseError) return error
  return new FailedToConnectError({ cause: error, hint: `Connector "${connectorId}" failed.` })
}

function trackFailure(kit: Kit, error: unknown): void {
  const message = error instanceof BaseError ? error.shortMessage : 'Failed to connect'
  const event = isUserRejection(error) ? 'USER_REJECTED' : 'CONNECT_ERROR'
  track(kit, { event, properties: { message } })
}

/** By WalletConnect all namespaces connect at once; the one asked for is what the caller wants. */
async function connectByPairing(kit: Kit, parameters: ConnectParameters): Promise<Connection> {
  const { pair } = await loadPairing()
  const connections = await pair(kit, { signal: parameters.signal })
  const own = connections.find(({ namespace }) => namespace === parameters.namespace)
  if (!own) throw new ConnectorChainsUnsupportedError()
  return own
}

/** Connects a wallet that may ask the user. */
export async function connect(
  kit: Kit,
  parameters: ConnectParameters,
  attempt: Attempt,
): Promise<Connection> {
  const { namespace, connectorId } = parameters
  const { signal } = attempt
  signal.throwIfAborted()
  if (connectorId === walletConnectId) return connectByPairing(kit, { ...parameters, signal })
  kit.connection.setState((state) => withConnecting(state, namespace))
  try {
    const connection = await withPending(
      kit,
      { type: 'connect', namespace, connectorId },
      async () => {
        const connector = await findConnector(kit, parameters, signal)
        return askWallet(kit, connector, signal)
      },
    )
    tellTabs(kit, { type: 'connect', namespace, connectorId })
    track(kit, {
      event: 'CONNECT_SUCCESS',
      properties: {
        method: 'browser',
        name: connection.connector.name,
        view: 'ConnectingExternal',
      },
    })
    followAccount(kit, { added: true }).catch(() => undefined) // Reported by toast and state.
    return connection
  } catch (error) {
    if (attempt.isCurrent()) kit.connection.setState((state) => withSettledStatus(state, namespace))
    if (signal.aborted) throw signal.reason
    trackFailure(kit, error)
    throw toConnectError(error, connectorId)
  }
}
