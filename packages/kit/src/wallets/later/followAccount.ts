import { isTransportFailure } from '@latchkey/core'
import { loadIdentity } from '../../account/loadIdentity.ts'
import { restartConnect } from '../../guide/connectPages.ts'
import { type LeaveOptions, leaveFinishedPage } from '../../guide/leaveFinishedPage.ts'
import { showUnsupportedNetwork } from '../../guide/networkPages.ts'
import { showSignIn } from '../../guide/signInPages.ts'
import type { Connection, SignInState } from '../../kit/ConnectionState.ts'
import type { Kit } from '../../kit/Kit.ts'
import type { SignIn } from '../../kit/SignIn.ts'
import { getChecks } from '../../sign-in/getChecks.ts'
import { trackSignIn } from '../../sign-in/later/trackSignIn.ts'
import { getActiveConnection } from '../../state/getActiveConnection.ts'
import { isUnsupportedNetwork } from '../../state/getActiveNetwork.ts'
import { isRemoteConnector } from '../../state/isRemoteConnector.ts'
import { showToast } from '../../state/showToast.ts'
import { disconnectWallets } from './disconnectWallets.ts'

/**
 * Toast for a definitive refusal to check whether the account is signed in. The text is specified
 * in product specification §8.
 */
const checkFailedToast = {
  message: 'A problem occurred while trying initialize authentication',
  variant: 'error',
  text: { key: 'toast.checkFailed' },
} as const

/**
 * Shows the page for an unsupported network, unless the app allows such networks or offers no
 * switch (K-NET-01).
 */
function showUnsupported(kit: Kit, connection: Connection): void {
  const { enableNetworkSwitch, allowUnsupportedChain, basic } = kit.config
  if (kit.config.signIn) kit.connection.setState({ signIn: 'unknown' })
  if (enableNetworkSwitch === false || allowUnsupportedChain || basic) {
    leaveFinishedPage(kit)
    return
  }
  showUnsupportedNetwork(kit, connection.caipNetworkId)
}

async function endUnchecked(kit: Kit, { namespace, connector }: Connection): Promise<void> {
  restartConnect(kit)
  const isOther = await disconnectWallets(kit, { namespace, id: connector.id, keepModal: true })
  if (isOther) await followAccount(kit)
}

/**
 * Asks the sign-in plug-in whether the active account is signed in. Returns `undefined` if account
 * or network have changed or a newer check has started. Without an answer the state is
 * `unreachable`, because a session that could not be checked may exist (S-102).
 */
async function checkSession(
  kit: Kit,
  plugin: SignIn,
  connection: Connection,
): Promise<SignInState | undefined> {
  const check = ++getChecks(kit).latest
  const isStale = () => getChecks(kit).latest !== check
  // A notice of an unreachable service stays visible while the check is repeated.
  kit.connection.setState(({ signIn }) => ({
    signIn: signIn === 'unreachable' ? signIn : 'unknown',
  }))
  try {
    const address = connection.accounts[0]?.address ?? ''
    const sessions = await plugin.getSessions(connection.caipNetworkId, address)
    if (isStale()) return undefined
    if (sessions.length > 0) return 'signed'
    return (plugin.getRequired?.() ?? true) ? 'required' : 'optional'
  } catch (error) {
    if (isStale()) return undefined
    trackSignIn(kit, 'SIWX_AUTH_ERROR', error)
    if (isTransportFailure(error)) return 'unreachable'
    showToast(kit, checkFailedToast)
    await endUnchecked(kit, connection)
    return undefined
  }
}

/**
 * Returns whether the wallet can be prompted for a signature directly after connecting. This is
 * false if its app opens only after a click, and for a login, which uses the secure frame's page.
 */
function canPromptNow(kit: Kit, { connector, login }: Connection): boolean {
  return !login && !(isRemoteConnector(connector) && kit.ports.page.device().mobile)
}

export type FollowOptions = LeaveOptions & {
  /** Requests the sign-in signature. Called instead of showing the sign-in page. */
  readonly askForSignature?: () => void
}

/**
 * Navigates the modal after a change of account or network: to UnsupportedChain if the network is
 * unsupported, to SIWXSignMessage if the account is not signed in (S-83), otherwise away from
 * finished pages. While the sign-in service is unreachable no signature is requested, because the
 * account may be signed in and the service could not verify it (K-SIWX-06b).
 */
export async function followAccount(kit: Kit, options: FollowOptions = {}): Promise<void> {
  const plugin = kit.config.signIn
  const connection = getActiveConnection(kit)
  // Invalidates running session checks of an earlier account or network.
  getChecks(kit).latest++
  if (!connection) {
    kit.connection.setState({ signIn: plugin ? 'unknown' : 'off' })
    return
  }
  // If the chunk fails to load, views show the account by its address instead of its name.
  loadIdentity(kit).catch(() => undefined)
  if (isUnsupportedNetwork(kit)) return showUnsupported(kit, connection)
  if (!plugin) return leaveFinishedPage(kit, options)

  const signIn = await checkSession(kit, plugin, connection)
  if (!signIn) return
  kit.connection.setState({ signIn })
  if (signIn === 'signed' || signIn === 'unreachable') return leaveFinishedPage(kit, options)
  // A locked wallet cannot sign. Unlocking it starts the sign-in.
  if (connection.locked) return leaveFinishedPage(kit, options)
  if (plugin.emailCapture?.ask(kit, connection)) return
  if (options.askForSignature) return options.askForSignature()
  const atOnce = options.added === true && canPromptNow(kit, connection)
  showSignIn(kit, { atOnce })
}
