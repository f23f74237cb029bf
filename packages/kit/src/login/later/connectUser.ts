import {
  BaseError,
  type CaipNetworkId,
  ConnectorAlreadyConnectedError,
  isCaipNetworkId,
  parseCaipNetworkId,
} from '@latchkey/core'
import { getShownPage } from '@latchkey/modal'
import { listNetworks } from '../../adapters/listNetworks.ts'
import { loadAdapter } from '../../adapters/loadAdapter.ts'
import { getFeatures } from '../../features/getFeatures.ts'
import { leaveFinishedPage } from '../../guide/leaveFinishedPage.ts'
import { isSignInOpen, showSignIn } from '../../guide/signInPages.ts'
import type { Connection } from '../../kit/ConnectionState.ts'
import type { Kit } from '../../kit/Kit.ts'
import { raceAbort } from '../../kit/raceAbort.ts'
import { type Attempt, runAttempt } from '../../kit/runAttempt.ts'
import { signIn } from '../../sign-in/later/signIn.ts'
import { getActiveNamespace } from '../../state/getActiveConnection.ts'
import { showAlert } from '../../state/showAlert.ts'
import { connectFrom } from '../../wallets/later/connectFrom.ts'
import { followAccount } from '../../wallets/later/followAccount.ts'
import { keepParts, type LivePart } from '../../wallets/later/keepParts.ts'
import { readConnection } from '../../wallets/later/keepWallet.ts'
import type { ConnectSource } from '../../wallets/later/Source.ts'
import type { ActiveLogin, LoginPart } from '../ActiveLogin.ts'
import { AuthConnectorMissingError } from '../errors.ts'
import { getAuthNamespaces } from '../frame/frameUrl.ts'
import { getLogin } from '../getLogin.ts'
import { isAuthConnected } from '../isAuthConnected.ts'
import type { FirstAnswer, LoginHint, LoginTarget } from '../LoginHint.ts'
import { ask } from './ask.ts'
import { createSigner } from './createSigner.ts'
import { rememberLogin } from './loginStorage.ts'
import { toLoginInfo } from './takeUser.ts'
import { toAccounts, toChainId, toUserPayload, type UserAnswer } from './user.ts'
import { watchLogin } from './watchLogin.ts'

/**
 * Returns the network that the secure frame reports with an account. If it belongs to another
 * namespace, returns the requested network.
 */
function readNetwork(target: LoginTarget, chainId: UserAnswer['chainId']): CaipNetworkId {
  const id = typeof chainId === 'number' ? `eip155:${chainId}` : chainId
  const isOwn = isCaipNetworkId(id) && parseCaipNetworkId(id).namespace === target.namespace
  return isOwn ? id : target.caipNetworkId
}

/** Converts the secure frame's answer to the login's state in a namespace. */
export function toPart(target: LoginTarget, user: UserAnswer): LoginPart {
  return {
    namespace: target.namespace,
    caipNetworkId: readNetwork(target, user.chainId),
    ...toAccounts(user),
    deployed: user.smartAccountDeployed ?? false,
    listeners: new Set(),
  }
}

/** Requests the login's account in a namespace from the secure frame. */
export function askUser(kit: Kit, target: LoginTarget, signal: AbortSignal) {
  return ask(kit, { name: 'GET_USER', payload: toUserPayload(kit, target) }, signal)
}

/** Wraps the login's state in a namespace as a connected wallet. */
export async function toLivePart(
  kit: Kit,
  { session, part }: { readonly session: ActiveLogin; readonly part: LoginPart },
  options: { readonly silent: boolean; readonly signal: AbortSignal },
): Promise<LivePart> {
  const { namespace } = part
  const { silent, signal } = options
  const networks = listNetworks(kit, namespace)
  const adapter = await raceAbort(loadAdapter(kit, namespace), signal)
  const signer = createSigner(kit, session, part)
  const wallet = await raceAbort(adapter.wrap(signer, { networks, silent, signal }), signal)
  const connection = await raceAbort(readConnection(wallet, signal), signal)
  const login = toLoginInfo(session, part)
  // The account types come from the secure frame, because some adapters return addresses without
  // types.
  return { wallet, connection: { ...connection, accounts: toTyped(part, connection), login } }
}

function toTyped(part: LoginPart, { accounts }: Connection): Connection['accounts'] {
  return accounts.map((account) => {
    const known = part.accounts.find(
      ({ address }) => address.toLowerCase() === account.address.toLowerCase(),
    )
    return known?.type ? { ...account, type: known.type } : account
  })
}

/**
 * Lists the namespaces that support logins, each with its active network. The active namespace is
 * first.
 */
function getTargets(kit: Kit): readonly [LoginTarget, ...LoginTarget[]] {
  const active = getActiveNamespace(kit)
  const namespaces = [...getAuthNamespaces(kit)].sort(
    (one, two) => Number(two === active) - Number(one === active),
  )
  const [first, ...others] = namespaces.flatMap((namespace) => {
    const caipNetworkId = listNetworks(kit, namespace)[0]?.caipNetworkId
    return caipNetworkId ? [{ namespace, caipNetworkId }] : []
  })
  if (!first) throw new AuthConnectorMissingError()
  return [first, ...others]
}

type Gathered = {
  readonly session: ActiveLogin
  readonly parts: readonly LivePart[]
  /** Whether the secure frame did not return the accounts of a namespace. */
  readonly isMissing: boolean
}

/**
 * Requests the login's accounts in the namespaces other than the active one. A namespace whose
 * request fails is omitted.
 */
async function gatherOthers(
  kit: Kit,
  { session, others }: { readonly session: ActiveLogin; readonly others: readonly LoginTarget[] },
  signal: AbortSignal,
): Promise<Pick<Gathered, 'parts' | 'isMissing'>> {
  const results = await Promise.allSettled(
    others.map(async (target) => {
      const part = toPart(target, await askUser(kit, target, signal))
      session.parts.set(target.namespace, part)
      return toLivePart(kit, { session, part }, { silent: false, signal })
    }),
  )
  signal.throwIfAborted()
  const isMissing = results.some(({ status }) => status === 'rejected')
  const parts = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
  return { parts, isMissing }
}

async function gather(kit: Kit, hint: LoginHint, signal: AbortSignal): Promise<Gathered> {
  const [first, ...others] = getTargets(kit)
  // The first request runs alone, so that a user's first login creates only one wallet.
  const answer: FirstAnswer = await (hint.askFirst?.(first) ?? askUser(kit, first, signal))
  const session: ActiveLogin = {
    parts: new Map(),
    email: answer.email ?? undefined,
    username: hint.username,
    social: hint.social,
    backedUp: answer.backedUp,
    signsIn: answer.signsIn,
  }
  const part = toPart(first, answer)
  session.parts.set(first.namespace, part)
  const live = await toLivePart(kit, { session, part }, { silent: false, signal })
  const { parts, isMissing } = await gatherOthers(kit, { session, others }, signal)
  return { session, parts: [live, ...parts], isMissing }
}

function keep(kit: Kit, { session, parts }: Gathered): void {
  const { email, username, social } = session
  const [first] = parts
  const chainId = first ? toChainId(first.connection.caipNetworkId) : ''
  // Stores the login before its connections, because other tabs read it as soon as they see a
  // connection.
  rememberLogin(kit, { chainId, email, username, social })
  keepParts(kit, parts)
  watchLogin(kit, session)
  getLogin(kit).recovering = undefined
}

/**
 * Requests the sign-in signature of a new login immediately. If this fails, the sign-in page opens.
 */
async function promptSignIn(kit: Kit): Promise<void> {
  try {
    await runAttempt(kit, { kind: 'signIn' }, (attempt) => signIn(kit, attempt))
    leaveFinishedPage(kit, { added: true })
  } catch {
    // A failure is not thrown here, because a toast and the sign-in state show it.
    const { open } = kit.modal.getState()
    if (open && !isSignInOpen(kit) && isAuthConnected(kit)) showSignIn(kit)
  }
}

/**
 * Navigates the modal after a login. On EVM networks, or if the login includes the sign-in, the
 * signature is requested immediately instead of on the sign-in page (K-SIWX-07).
 */
async function follow(kit: Kit, { isMissing, session }: Gathered): Promise<void> {
  const isOneClick =
    (session.signsIn || getActiveNamespace(kit) === 'eip155') && !getFeatures(kit).emailCapture
  // A failure is not thrown here, because a toast and the sign-in state show it.
  const ignore = () => undefined
  const askForSignature = () => void promptSignIn(kit)
  await followAccount(kit, { added: true, ...(isOneClick && { askForSignature }) }).catch(ignore)
  // The alert is shown after the navigation, which would close it.
  if (isMissing) showAlert(kit, { code: 'inactive_namespace_not_connected', variant: 'warning' })
}

function isRecovery(error: unknown): boolean {
  return error instanceof BaseError && error.code === 'recovery_required'
}

/** Creates the source that connects all namespaces of a login. */
function createLoginSource(kit: Kit, hint: LoginHint): ConnectSource<Gathered> {
  return {
    namespaces: getAuthNamespaces(kit),
    ask: (signal) => gather(kit, hint, signal),
    keep: (gathered) => keep(kit, gathered),
    toSuccess: () => ({
      method: 'email',
      name: 'Auth',
      view: getShownPage(kit.modal.getState()).view,
    }),
    follow: (gathered) => follow(kit, gathered),
    takeFailure: (failure) => {
      // A required recovery does not count as a failure, because the user continues the login
      // afterwards.
      if (isRecovery(failure)) getLogin(kit).recovering = hint
      return !isRecovery(failure)
    },
  }
}

/**
 * Connects the accounts of a login in all namespaces that support logins, then navigates the modal.
 *
 * @throws {ConnectorAlreadyConnectedError} A login is already connected.
 * @throws {FailedToConnectError} The account could not be used.
 * @throws The errors of `ask`.
 */
export async function connectUser(
  kit: Kit,
  hint: LoginHint,
  attempt: Attempt,
): Promise<readonly Connection[]> {
  if (isAuthConnected(kit)) throw new ConnectorAlreadyConnectedError()
  return connectFrom(kit, createLoginSource(kit, hint), attempt)
}
