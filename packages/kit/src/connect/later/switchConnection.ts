import {
  BaseError,
  ConnectorNotConnectedError,
  FeatureNotSupportedError,
  type Wallet,
} from '@latchkey/core'
import { isMultiWalletEnabled } from '../../features/getFeatures.ts'
import type { Connection } from '../../kit/ConnectionState.ts'
import type { Kit } from '../../kit/Kit.ts'
import { raceAbort } from '../../kit/raceAbort.ts'
import { type Attempt, runAttempt } from '../../kit/runAttempt.ts'
import { loadLogin } from '../../login/load.ts'
import { findConnection } from '../../state/findConnection.ts'
import { getActiveConnection } from '../../state/getActiveConnection.ts'
import { toConnectorKey } from '../../state/toConnectorKey.ts'
import { withActive } from '../../state/withActive.ts'
import { saveConnections } from '../../storage/saveConnections.ts'
import { followAccount } from '../../wallets/later/followAccount.ts'
import { takeAccounts } from '../../wallets/later/watchWallet.ts'
import type {
  SwitchConnectionParameters,
  SwitchConnectionReturnType,
} from '../SwitchConnectionParameters.ts'
import { connect } from './connect.ts'

/**
 * Returns whether a switch is allowed. Switching to another account of the same wallet always is;
 * switching to another wallet requires the multi-wallet feature.
 */
export function isSwitchAllowed(kit: Kit, parameters: SwitchConnectionParameters): boolean {
  const { namespace, connectorId } = parameters
  const active = getActiveConnection(kit, { namespace })
  return active?.connector.id === connectorId || isMultiWalletEnabled(kit)
}

function isShared({ accounts }: Connection, address: string): boolean {
  return accounts.some((account) => account.address === address)
}

/**
 * Returns whether an account can be selected without connecting the wallet again: the wallet shares
 * it, or the connection is a login, whose accounts are fixed.
 */
function isOwn(connection: Connection, address: string | undefined): boolean {
  const { connector } = connection
  return address === undefined || connector.type === 'AUTH' || isShared(connection, address)
}

async function selectAccount(
  kit: Kit,
  wallet: Wallet,
  choice: { address: string; signal: AbortSignal },
) {
  const { address, signal } = choice
  const { info } = wallet.connector
  if (info.type === 'AUTH') {
    const { selectLoginAccount } = await raceAbort(loadLogin(), signal)
    return selectLoginAccount(kit, { namespace: info.namespace, address }, signal)
  }
  const { selectAccount: select } = wallet.features
  if (!select) throw new FeatureNotSupportedError({ feature: 'selectAccount' })
  select(address)
  const accounts = await raceAbort(wallet.getAccounts({ signal }), signal)
  if (accounts[0]?.address !== address) throw new ConnectorNotConnectedError()
  takeAccounts(kit, wallet, accounts)
}

/** Makes a live connection the active one, on its current network. */
function activate(kit: Kit, { namespace, connector }: Connection): void {
  kit.connection.setState((state) => ({
    ...withActive(state, { namespace, connectorId: connector.id }),
    activeNamespace: namespace,
  }))
  saveConnections(kit, namespace)
}

async function selectLive(
  kit: Kit,
  connection: Connection,
  choice: { readonly address: string | undefined; readonly signal: AbortSignal },
): Promise<void> {
  const { address, signal } = choice
  const wallet = kit.wallets.get(toConnectorKey(connection.namespace, connection.connector.id))
  if (!wallet) throw new ConnectorNotConnectedError()
  if (address !== undefined && connection.accounts[0]?.address !== address) {
    await selectAccount(kit, wallet, { address, signal })
  }
  signal.throwIfAborted()
  const before = getActiveConnection(kit)
  activate(kit, connection)
  if (getActiveConnection(kit) !== before) {
    // A failure is not thrown here, because a toast and the sign-in state show it.
    followAccount(kit).catch(() => undefined)
  }
}

/** Connects a wallet that has no live connection or does not share the account yet. */
async function reconnect(
  kit: Kit,
  parameters: SwitchConnectionParameters,
  signal: AbortSignal,
): Promise<void> {
  const { namespace, connectorId, address } = parameters
  const connection = await runAttempt(kit, { kind: `connect:${namespace}`, signal }, (attempt) =>
    connect(kit, { namespace, connectorId }, attempt),
  )
  if (address === undefined || connection.accounts[0]?.address === address) return
  if (!isShared(connection, address)) return // The user may have chosen another connection meanwhile, which is then active.
  try {
    await selectLive(kit, connection, { address, signal })
  } catch (error) {
    // The wallet cannot change its account, and stays connected with the one that it listed first.
    if (!(error instanceof BaseError) || error.code !== 'feature_not_supported') throw error
  }
}

/** Implementation of the public action `switchConnection`, which documents the errors. */
export async function switchConnection(
  kit: Kit,
  parameters: SwitchConnectionParameters,
  attempt: Attempt,
): Promise<SwitchConnectionReturnType> {
  const { namespace, address } = parameters
  const { signal } = attempt
  signal.throwIfAborted()
  const before = getActiveConnection(kit, { namespace })
  const live = findConnection(kit.connection.getState(), parameters)
  if (live && isOwn(live, address)) await selectLive(kit, live, { address, signal })
  else await reconnect(kit, parameters, signal)
  const connection = findConnection(kit.connection.getState(), parameters)
  if (!connection) throw new ConnectorNotConnectedError()
  return {
    connection,
    hasSwitchedWallet: before?.connector.id !== connection.connector.id,
    hasSwitchedAccount: before?.accounts[0]?.address !== connection.accounts[0]?.address,
  }
}
