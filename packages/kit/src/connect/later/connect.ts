import { ConnectorChainsUnsupportedError } from '@latchkey/core'
import type { Connection } from '../../kit/ConnectionState.ts'
import type { Kit } from '../../kit/Kit.ts'
import type { Attempt } from '../../kit/runAttempt.ts'
import { walletConnectId } from '../../kit/walletConnectId.ts'
import { load as loadPairing } from '../../walletconnect/load.ts'
import { connectFrom } from '../../wallets/later/connectFrom.ts'
import { createPageSource } from '../../wallets/later/createPageSource.ts'
import type { ConnectParameters } from '../ConnectParameters.ts'
import { resumePending } from './resumePending.ts'

async function connectAll(
  kit: Kit,
  parameters: ConnectParameters,
  attempt: Attempt,
): Promise<readonly Connection[]> {
  if (parameters.connectorId !== walletConnectId)
    return connectFrom(kit, createPageSource(kit, parameters), attempt)
  const { pair } = await loadPairing()
  return pair(kit, { signal: attempt.signal })
}

/**
 * Connects a wallet with the method of its connector. WalletConnect connects all namespaces, and
 * the connection of the requested one is returned.
 */
export async function connect(
  kit: Kit,
  parameters: ConnectParameters,
  attempt: Attempt,
): Promise<Connection> {
  attempt.signal.throwIfAborted()
  const connections = await connectAll(kit, parameters, attempt)
  resumePending(kit)
  const own = connections.find(({ namespace }) => namespace === parameters.namespace)
  if (!own) throw new ConnectorChainsUnsupportedError()
  return own
}
