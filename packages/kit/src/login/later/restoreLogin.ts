import { AttemptSupersededError, ConnectorNotConnectedError } from '@latchkey/core'
import { listNetworks } from '../../adapters/listNetworks.ts'
import type { Kit } from '../../kit/Kit.ts'
import { getAttempts } from '../../kit/runAttempt.ts'
import { track } from '../../state/track.ts'
import { withSettledStatus, withStatus } from '../../state/withStatus.ts'
import { saveConnections } from '../../storage/saveConnections.ts'
import { forgetStored } from '../../wallets/later/dropConnections.ts'
import { keepWallet } from '../../wallets/later/keepWallet.ts'
import { isWanted, type RestoreTarget } from '../../wallets/later/restoreTargets.ts'
import type { ActiveLogin } from '../ActiveLogin.ts'
import { AuthConnectorMissingError } from '../errors.ts'
import { getAuthNamespaces, isLoginPossible } from '../frameUrl.ts'
import { getLogin } from '../getLogin.ts'
import { connectedSocialKey, emailKey, loginUsedKey, usernameKey } from '../storage.ts'
import { ask } from './ask.ts'
import { askUser, toLivePart, toPart } from './connectUser.ts'
import { forgetLogin } from './loginStorage.ts'
import { resumeSocial } from './social.ts'
import { watchLogin } from './watchLogin.ts'

/** The login is over: that is definitive, what was stored of it goes (S-102). */
function forgetTargets(kit: Kit, targets: readonly RestoreTarget[]): void {
  forgetLogin(kit)
  for (const target of targets) {
    forgetStored(kit, target)
    saveConnections(kit, target.namespace, { keepsActive: true })
  }
}

/** Whether the frame still has the login. Without the flag nobody asks (wire §5). */
async function isLoggedIn(kit: Kit, signal: AbortSignal): Promise<boolean> {
  if (!kit.storage.read(loginUsedKey)) return false
  const { isConnected } = await ask(kit, { name: 'IS_CONNECTED', payload: undefined }, signal)
  return isConnected
}

/** The network of the last visit, where it is still configured. */
function toTarget(kit: Kit, { namespace, caipNetworkId }: RestoreTarget) {
  const [first] = listNetworks(kit, namespace, caipNetworkId)
  if (!first) throw new AuthConnectorMissingError()
  return { namespace, caipNetworkId: first.caipNetworkId }
}

async function gather(kit: Kit, targets: readonly RestoreTarget[], signal: AbortSignal) {
  const { storage } = kit
  const session: ActiveLogin = {
    parts: new Map(),
    email: storage.read(emailKey),
    username: storage.read(usernameKey),
    social: storage.read(connectedSocialKey),
  }
  const results = await Promise.allSettled(
    targets.map(async (stored) => {
      const target = toTarget(kit, stored)
      const user = await askUser(kit, target, signal)
      session.email = user.email ?? session.email
      session.backedUp = user.backedUp ?? session.backedUp
      const part = toPart(target, user)
      session.parts.set(part.namespace, part)
      return toLivePart(kit, { session, part }, { silent: true, signal })
    }),
  )
  signal.throwIfAborted()
  const live = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
  const failure = results.find((result) => result.status === 'rejected')
  if (live.length === 0) throw failure?.reason ?? new ConnectorNotConnectedError()
  return { session, live }
}

function showStatus(kit: Kit, targets: readonly RestoreTarget[], status: 'connecting' | 'settled') {
  for (const { namespace } of targets) {
    if (kit.connection.getState().activeConnectors[namespace] && status === 'connecting') continue
    kit.connection.setState((state) =>
      status === 'connecting'
        ? withStatus(state, namespace, 'connecting')
        : withSettledStatus(state, namespace),
    )
  }
}

async function restore(kit: Kit, targets: readonly RestoreTarget[], signal: AbortSignal) {
  if (!(await isLoggedIn(kit, signal))) {
    forgetTargets(kit, targets)
    throw new ConnectorNotConnectedError()
  }
  const { session, live } = await gather(kit, targets, signal)
  const wanted = live.filter(({ connection }) =>
    targets.some((target) => target.namespace === connection.namespace && isWanted(kit, target)),
  )
  // Another login has been faster, or a person has ended this one meanwhile.
  if (wanted.length === 0 || getLogin(kit).session) throw new AttemptSupersededError()
  for (const part of wanted) keepWallet(kit, part, { restored: true })
  watchLogin(kit, session)
  track(kit, {
    event: 'CONNECT_SUCCESS',
    properties: { method: 'email', name: 'Auth', view: '', reconnect: true },
  })
  const { social } = session
  if (!social) return
  track(kit, { event: 'SOCIAL_LOGIN_SUCCESS', properties: { provider: social, reconnect: true } })
}

/**
 * Brings a stored login back: by the frame's word that it still has it, then by the accounts it has (K-AUTH-12). A frame
 * that does not answer has not said no: what is stored stays (K-AUTH-20).
 *
 * @throws {ConnectorNotConnectedError} There is none any more.
 */
export async function restoreLogin(
  kit: Kit,
  stored: readonly RestoreTarget[],
  signal: AbortSignal,
): Promise<void> {
  // Somebody new: what is stored of a login is of no interest beside it.
  if (resumeSocial(kit)) throw new AttemptSupersededError()
  const namespaces = getAuthNamespaces(kit)
  const targets = stored.filter(({ namespace }) => namespaces.includes(namespace))
  if (!isLoginPossible(kit) || targets.length === 0) throw new AuthConnectorMissingError()
  showStatus(kit, targets, 'connecting')
  try {
    await restore(kit, targets, signal)
  } finally {
    // A person who logs in meanwhile has their own status.
    if (!getAttempts(kit).has('login')) showStatus(kit, targets, 'settled')
  }
}
