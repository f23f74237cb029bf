import {
  BaseError,
  ConnectorNotConnectedError,
  FeatureNotSupportedError,
  isTransportFailure,
  isUserRejection,
  SignMessageFailedError,
} from '@latchkey/core'
import { onScreen } from '../../guide/onScreen.ts'
import { leaveSignIn, showSignInAgain } from '../../guide/signInPages.ts'
import type { Connection, SignInState } from '../../kit/ConnectionState.ts'
import type { Kit } from '../../kit/Kit.ts'
import { raceAbort } from '../../kit/raceAbort.ts'
import type { Attempt } from '../../kit/runAttempt.ts'
import type { SignIn, SignInMessage } from '../../kit/SignIn.ts'
import { getActiveConnection } from '../../state/getActiveConnection.ts'
import { getWallet } from '../../state/getWallet.ts'
import { showToast } from '../../state/showToast.ts'
import { withPending } from '../../state/withPending.ts'
import { storeSignIn } from '../../storage/storedSignIns.ts'
import { notifySignInChanged } from '../../tabs/notifySignInChanged.ts'
import { getChecks } from '../getChecks.ts'
import { SignInNotEnabledError } from '../SignInNotEnabledError.ts'
import { trackSignIn } from './trackSignIn.ts'

/** Toast for a failed sign-in. The text is specified in product specification §8. */
const signFailedToast = {
  message: 'Error signing message',
  variant: 'error',
  text: { key: 'toast.signFailed' },
} as const

const otherTextToast = {
  message: 'Your wallet signed a different text. Try an account without a hardware wallet.',
  variant: 'error',
  text: { key: 'toast.otherText' },
} as const

type SignInRequest = {
  readonly plugin: SignIn
  readonly connection: Connection
  readonly signal: AbortSignal
}

type Signed = { readonly message: string; readonly signature: string }

/**
 * Returns the function that signs the message: the plug-in's, the wallet's own sign-in, or a plain
 * message, in this order.
 */
function requireSigner(kit: Kit, { plugin, connection, signal }: SignInRequest) {
  const { caipNetworkId: chainId } = connection
  return async (built: SignInMessage): Promise<Signed> => {
    const { toString: _, ...data } = built
    const { accountAddress } = data
    const message = built.toString()
    if (plugin.signMessage) {
      return { message, signature: await plugin.signMessage({ message, chainId, accountAddress }) }
    }
    const wallet = getWallet(kit, { namespace: connection.namespace })
    if (!wallet) throw new ConnectorNotConnectedError()
    const { signIn, signMessage } = wallet.features
    // The wallet writes and signs the text itself. The adapter has verified that text.
    if (signIn) return signIn(data, { signal })
    if (!signMessage) throw new FeatureNotSupportedError({ feature: 'signMessage' })
    const signature = await signMessage({ message, address: accountAddress }, { signal })
    return { message, signature }
  }
}

async function signAndAdd(kit: Kit, request: SignInRequest) {
  const { plugin, connection, signal } = request
  const { caipNetworkId: chainId, namespace, connector } = connection
  const accountAddress = connection.accounts[0]?.address
  if (!accountAddress) throw new ConnectorNotConnectedError()
  const sign = requireSigner(kit, request)
  const built = await raceAbort(plugin.createMessage({ accountAddress, chainId }), signal)
  const { toString: _, ...data } = built
  const { message, signature } = await withPending(
    kit,
    { type: 'signIn', namespace, connectorId: connector.id },
    () => onScreen(kit, connection, () => raceAbort(sign(built), signal)),
  )
  await raceAbort(plugin.addSession({ data, message, signature }), signal)
  return data
}

/** Returns whether the account and network that are signing in are still active. */
function isSame(kit: Kit, connection: Connection): boolean {
  const now = getActiveConnection(kit)
  return (
    now?.caipNetworkId === connection.caipNetworkId &&
    now.accounts[0]?.address === connection.accounts[0]?.address
  )
}

function toSignInError(error: unknown): unknown {
  if (error instanceof BaseError || isUserRejection(error)) return error
  return new SignMessageFailedError({ cause: error })
}

function reportFailure(kit: Kit, connection: Connection, error: unknown): void {
  trackSignIn(kit, 'SIWX_AUTH_ERROR', error)
  const isOtherText = error instanceof BaseError && error.variant === 'otherText'
  showToast(kit, isOtherText ? otherTextToast : signFailedToast)
  if (kit.config.signIn?.emailCapture?.askAgain(kit, connection, error)) return
  showSignInAgain(kit)
}

function finish(kit: Kit): void {
  getChecks(kit).latest++
  kit.connection.setState({ signIn: 'signed' })
  leaveSignIn(kit)
  notifySignInChanged(kit)
  trackSignIn(kit, 'SIWX_AUTH_SUCCESS')
}

function withoutPending(kit: Kit, before: SignInState): void {
  if (kit.connection.getState().signIn === 'pending') kit.connection.setState({ signIn: before })
}

// Returns the sign-in state after a failure. Without an answer the service has not refused, so the
// user may leave and return (S-102).
function getStateAfter(error: unknown, plugin: SignIn): SignInState {
  if (isTransportFailure(error)) return 'unreachable'
  return (plugin.getRequired?.() ?? true) ? 'required' : 'optional'
}

/**
 * Signs the active account in. Implementation of the public action `signIn`, with the same errors.
 */
export async function signIn(kit: Kit, attempt: Attempt): Promise<void> {
  const plugin = kit.config.signIn
  if (!plugin) throw new SignInNotEnabledError()
  const connection = getActiveConnection(kit)
  if (!connection) throw new ConnectorNotConnectedError()
  trackSignIn(kit, 'CLICK_SIGN_SIWX_MESSAGE')
  kit.connection.setState({ signIn: 'pending' })
  try {
    const data = await signAndAdd(kit, { plugin, connection, signal: attempt.signal })
    storeSignIn(kit.storage, data)
    if (isSame(kit, connection)) finish(kit)
  } catch (error) {
    if (attempt.isCurrent()) withoutPending(kit, getStateAfter(error, plugin))
    if (attempt.signal.aborted) throw attempt.signal.reason
    if (isSame(kit, connection)) reportFailure(kit, connection, error)
    throw toSignInError(error)
  }
}
