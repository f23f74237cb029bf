import type { Connection } from '../../kit/ConnectionState.ts'
import type { Kit } from '../../kit/Kit.ts'
import type { SignInSession } from '../../kit/SignIn.ts'
import { forgetSignIns, readSignIns } from '../../storage/storedSignIns.ts'
import { notifySignInChanged } from '../../tabs/notifySignInChanged.ts'
import { getChecks } from '../getChecks.ts'
import { isSessionOf } from '../isSessionOf.ts'

/** Ends all sign-in sessions. The active account may sign in again. */
export async function endSessions(kit: Kit): Promise<void> {
  const plugin = kit.config.signIn
  if (!plugin) return
  await plugin.setSessions([])
  forgetSignIns(kit.storage)
  getChecks(kit).latest++
  notifySignInChanged(kit)
  if (kit.connection.getState().connections.length === 0) return
  kit.connection.setState({ signIn: (plugin.getRequired?.() ?? true) ? 'required' : 'optional' })
}

type SessionKey = Pick<SignInSession['data'], 'accountAddress' | 'chainId'>

function toSessionKeys(connections: readonly Connection[]): readonly SessionKey[] {
  return connections.flatMap(({ accounts, caipNetworkId: chainId }) =>
    accounts.map(({ address: accountAddress }) => ({ accountAddress, chainId })),
  )
}

/**
 * Ends the sign-in sessions of connections that were disconnected, unless the plug-in keeps them
 * (K-SIWX-09).
 */
export async function endSessionsOf(kit: Kit, dropped: readonly Connection[]): Promise<void> {
  const plugin = kit.config.signIn
  if (!plugin || plugin.signOutOnDisconnect === false || dropped.length === 0) return
  if (kit.connection.getState().connections.length === 0) {
    forgetSignIns(kit.storage)
    return plugin.setSessions([])
  }
  const kept = toSessionKeys(kit.connection.getState().connections)
  const isIn = (keys: readonly SessionKey[], data: SessionKey) =>
    keys.some((key) => isSessionOf(data, key, plugin.sessionScope))
  // If a newly connected wallet shares the same account, the account's session continues.
  const ended = toSessionKeys(dropped).filter((data) => !isIn(kept, data))
  const stored = readSignIns(kit.storage).map(({ data }) => data)
  forgetSignIns(
    kit.storage,
    stored.filter((data) => isIn(ended, data)),
  )
  await Promise.all(
    ended.map(({ accountAddress, chainId }) => plugin.revokeSession(chainId, accountAddress)),
  )
}
