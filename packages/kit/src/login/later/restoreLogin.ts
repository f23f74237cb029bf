import { AttemptSupersededError, ConnectorNotConnectedError } from '@latchkey/core'
import { listNetworks } from '../../adapters/listNetworks.ts'
import type { Kit } from '../../kit/Kit.ts'
import { getAttempts } from '../../kit/runAttempt.ts'
import { track } from '../../state/track.ts'
import { withSettledStatus, withStatus } from '../../state/withStatus.ts'
import type { LivePart } from '../../wallets/later/keepParts.ts'
import { forgetTargets, restoreFrom } from '../../wallets/later/restoreFrom.ts'
import type { RestoreTarget } from '../../wallets/later/restoreTargets.ts'
import type { RestoreSource } from '../../wallets/later/Source.ts'
import type { ActiveLogin } from '../ActiveLogin.ts'
import { AuthConnectorMissingError } from '../errors.ts'
import { getAuthNamespaces, isLoginPossible } from '../frame/frameUrl.ts'
import { getLogin } from '../getLogin.ts'
import { connectedSocialKey, emailKey, loginUsedKey, usernameKey } from '../storage.ts'
import { ask } from './ask.ts'
import { askUser, toLivePart, toPart } from './connectUser.ts'
import { forgetLogin } from './loginStorage.ts'
import { resumeSocial } from './social.ts'
import { watchLogin } from './watchLogin.ts'

/**
 * Returns whether the user of the stored login is still signed in at the secure frame. Without a
 * stored login, no request is sent (wire-secure-frame §5).
 */
async function isLoggedIn(kit: Kit, signal: AbortSignal): Promise<boolean> {
  if (!kit.storage.read(loginUsedKey)) return false
  const { isConnected } = await ask(kit, { name: 'IS_CONNECTED', payload: undefined }, signal)
  return isConnected
}

/**
 * Returns the network on which to restore a login: that of the last visit if it is still
 * configured, else the first network of the namespace.
 */
function toTarget(kit: Kit, { namespace, caipNetworkId }: RestoreTarget) {
  const [first] = listNetworks(kit, namespace, caipNetworkId)
  if (!first) throw new AuthConnectorMissingError()
  return { namespace, caipNetworkId: first.caipNetworkId }
}

type Gathered = { readonly session: ActiveLogin; readonly parts: readonly LivePart[] }

async function gather(
  kit: Kit,
  targets: readonly RestoreTarget[],
  signal: AbortSignal,
): Promise<Gathered> {
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
  const parts = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
  const failure = results.find((result) => result.status === 'rejected')
  if (parts.length === 0) throw failure?.reason ?? new ConnectorNotConnectedError()
  return { session, parts }
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

/**
 * Creates the source from which the kit restores a stored login, after the secure frame has
 * confirmed that it exists.
 */
function createLoginReturn(kit: Kit): RestoreSource<Gathered> {
  return {
    ask: async (targets, signal) => {
      if (await isLoggedIn(kit, signal)) return gather(kit, targets, signal)
      // The secure frame reports that the login has ended, so its stored data is removed (S-102).
      forgetLogin(kit)
      forgetTargets(kit, targets)
      throw new ConnectorNotConnectedError()
    },
    // Returns false if another login has connected meanwhile.
    isCurrent: () => !getLogin(kit).session,
    watch: ({ session }) => watchLogin(kit, session),
    toSuccess: () => ({ method: 'email', name: 'Auth', view: '' }),
  }
}

function trackSocial(kit: Kit): void {
  const provider = getLogin(kit).session?.social
  if (provider)
    track(kit, { event: 'SOCIAL_LOGIN_SUCCESS', properties: { provider, reconnect: true } })
}

/**
 * Restores a stored login: the secure frame first confirms it, then returns its accounts
 * (K-AUTH-12). If the frame does not answer, the stored data stays, because the login may still
 * exist (K-AUTH-20).
 *
 * @throws {ConnectorNotConnectedError} The login no longer exists.
 */
export async function restoreLogin(
  kit: Kit,
  stored: readonly RestoreTarget[],
  signal: AbortSignal,
): Promise<void> {
  // The page has returned from a provider with a new login, which replaces the stored one.
  if (resumeSocial(kit)) throw new AttemptSupersededError()
  const namespaces = getAuthNamespaces(kit)
  const targets = stored.filter(({ namespace }) => namespaces.includes(namespace))
  if (!isLoginPossible(kit) || targets.length === 0) throw new AuthConnectorMissingError()
  showStatus(kit, targets, 'connecting')
  try {
    await restoreFrom(kit, createLoginReturn(kit), { targets, signal })
    trackSocial(kit)
  } finally {
    // A login that the user starts meanwhile sets its own status.
    if (!getAttempts(kit).has('login')) showStatus(kit, targets, 'settled')
  }
}
