import type { Connection } from '../ConnectionState.ts'
import type { Kit } from '../Kit.ts'
import { forgetSignIns } from '../storage/storedSignIns.ts'

/** Ends all sign-in sessions; the active account may sign in again. */
export async function endSessions(kit: Kit): Promise<void> {
  const plugin = kit.config.signIn
  if (!plugin) return
  await plugin.setSessions([])
  forgetSignIns(kit.runtime.storage)
  kit.runtime.signInCheck++
  if (kit.connection.getState().connections.length === 0) return
  kit.connection.setState({ signIn: (plugin.getRequired?.() ?? true) ? 'required' : 'optional' })
}

/** Ends the sign-in sessions of connections that were dropped, unless the plug-in keeps them (K-SIWX-09). */
export async function endSessionsOf(kit: Kit, dropped: readonly Connection[]): Promise<void> {
  const plugin = kit.config.signIn
  if (!plugin || plugin.signOutOnDisconnect === false || dropped.length === 0) return
  if (kit.connection.getState().connections.length === 0) {
    forgetSignIns(kit.runtime.storage)
    return plugin.setSessions([])
  }
  const ended = dropped.flatMap(({ accounts, caipNetworkId: chainId }) =>
    accounts.map(({ address: accountAddress }) => ({ accountAddress, chainId })),
  )
  forgetSignIns(kit.runtime.storage, ended)
  await Promise.all(
    ended.map(({ accountAddress, chainId }) => plugin.revokeSession(chainId, accountAddress)),
  )
}
