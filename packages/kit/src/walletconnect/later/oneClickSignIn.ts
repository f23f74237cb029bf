import { type CaipNetworkId, isTransportFailure } from '@latchkey/core'
import { parseSignInMessage, type SignInData } from '@latchkey/core/sign-in'
import type { AuthenticateMessage, SignedCacao } from '@latchkey/walletconnect'
import { restartConnect } from '../../guide/connectPages.ts'
import { leaveFinishedPage } from '../../guide/leaveFinishedPage.ts'
import { messageTimeoutMs, signInClockToleranceMs } from '../../kit/constants.ts'
import type { Kit } from '../../kit/Kit.ts'
import type { SignIn } from '../../kit/SignIn.ts'
import { walletConnectId } from '../../kit/walletConnectId.ts'
import { getChecks } from '../../sign-in/getChecks.ts'
import { trackSignIn } from '../../sign-in/later/trackSignIn.ts'
import { getActiveConnection } from '../../state/getActiveConnection.ts'
import { getActiveNetworkId } from '../../state/getActiveNetwork.ts'
import { hideToast, showToast } from '../../state/showToast.ts'
import { storeSignIn } from '../../storage/storedSignIns.ts'
import { notifySignInChanged } from '../../tabs/notifySignInChanged.ts'
import { disconnectWallets } from '../../wallets/later/disconnectWallets.ts'
import { followAccount } from '../../wallets/later/followAccount.ts'

/**
 * Toasts of a sign-in during a WalletConnect connection. The texts are specified in product
 * specification §8.
 */
const waitingToast = {
  message: 'Authenticating...',
  variant: 'loading',
  text: { key: 'toast.signing' },
  autoClose: false,
} as const
const signFailedToast = {
  message: 'Error signing message',
  variant: 'error',
  text: { key: 'toast.signFailed' },
} as const

/**
 * Placeholder for the address in a sign-in message, because the account is unknown before the
 * wallet connects. The wallet replaces it with its account.
 */
const placeholderAddress = '0x0000000000000000000000000000000000000000'

function getPlugin(kit: Kit): SignIn | undefined {
  const { signIn, networks } = kit.config
  const isAllEvm = networks.every((network) => network.chainNamespace === 'eip155')
  // If the app requests an email address, the sign-in is separate, because the email page comes
  // before the signature.
  return isAllEvm && !signIn?.signMessage && !signIn?.emailCapture ? signIn : undefined
}

/**
 * Lists the CAIP-2 ids of the configured networks. The active one is first, because the sign-in
 * message names the first network.
 */
function getChains(kit: Kit): readonly CaipNetworkId[] {
  const ids = kit.config.networks.map((network) => network.caipNetworkId)
  const active = getActiveNetworkId(kit)
  return [...ids.filter((id) => id === active), ...ids.filter((id) => id !== active)]
}

/**
 * Waits for an answer for a limited time, so that a slow service does not delay the QR code.
 * Returns `undefined` after that.
 */
async function waitBriefly<answer>(
  { ports }: Kit,
  asking: Promise<answer>,
): Promise<answer | undefined> {
  let cancel = () => {}
  const late = new Promise<undefined>((resolve) => {
    cancel = ports.setTimer(() => resolve(undefined), messageTimeoutMs)
  })
  try {
    return await Promise.race([asking, late])
  } finally {
    cancel()
  }
}

/**
 * Returns whether the device's clock agrees with the sign-in service's. The WalletConnect client
 * writes the issue time by the device's clock, which the service may refuse. The sign-in view uses
 * the service's clock.
 */
function isClockRight({ ports }: Kit, { issuedAt = '' }: SignInData): boolean {
  return !(Math.abs(Date.parse(issuedAt) - ports.now()) > signInClockToleranceMs)
}

/**
 * Creates the message that a wallet may sign while it connects (K-SIWX-08). Returns `undefined`
 * without a plug-in, with another namespace configured, after a failure of the plug-in, or with a
 * wrong device clock. The wallet then connects first, and the sign-in view requests the signature.
 */
export async function createOneClickMessage(kit: Kit): Promise<AuthenticateMessage | undefined> {
  const plugin = getPlugin(kit)
  const chains = getChains(kit)
  const [chainId] = chains
  if (!plugin || !chainId) return undefined
  try {
    const asking = plugin.createMessage({ accountAddress: placeholderAddress, chainId })
    const data = await waitBriefly(kit, asking)
    if (!data || !isClockRight(kit, data)) return undefined
    const { domain, uri, nonce, statement, expirationTime, notBefore, resources } = data
    return {
      chains,
      domain,
      uri,
      nonce,
      ...(statement && { statement }),
      ...(expirationTime && { expirationTime }),
      ...(notBefore && { notBefore }),
      ...(resources && { resources }),
    }
  } catch {
    // If the service fails, the wallet connects without a message, and the sign-in view shows the
    // problem.
    return undefined
  }
}

/**
 * Returns the wallet's signature for the active account and network, if there is one. Only one
 * signature is used, because a nonce is valid once.
 */
function pickSigned(kit: Kit, cacaos: readonly SignedCacao[]): SignedCacao | undefined {
  const connection = getActiveConnection(kit)
  const address = connection?.accounts[0]?.address.toLowerCase()
  return cacaos.find(
    (signed) =>
      signed.address.toLowerCase() === address &&
      signed.caipNetworkId === connection?.caipNetworkId,
  )
}

async function addSession(kit: Kit, plugin: SignIn, signed: SignedCacao): Promise<void> {
  const { message, signature } = signed
  const data: SignInData = parseSignInMessage(message)
  await plugin.addSession({ data, message, signature })
  storeSignIn(kit.storage, data)
}

function finish(kit: Kit): void {
  getChecks(kit).latest++
  kit.connection.setState({ signIn: 'signed' })
  notifySignInChanged(kit)
  trackSignIn(kit, 'SIWX_AUTH_SUCCESS')
  leaveFinishedPage(kit, { added: true })
}

/** Handles a rejection of the signature by the sign-in service: disconnects the wallet. */
async function refuse(kit: Kit, error: unknown): Promise<void> {
  trackSignIn(kit, 'SIWX_AUTH_ERROR', error)
  showToast(kit, signFailedToast)
  restartConnect(kit)
  await disconnectWallets(kit, { id: walletConnectId, keepModal: true })
}

/**
 * Signs in with the signature from the connection request. Without one, the sign-in view requests
 * it.
 */
export async function finishSignIn(kit: Kit, cacaos: readonly SignedCacao[]): Promise<void> {
  const plugin = getPlugin(kit)
  const signed = pickSigned(kit, cacaos)
  if (!plugin || !signed) return followAccount(kit, { added: true })
  const check = ++getChecks(kit).latest
  const isStale = () => getChecks(kit).latest !== check
  kit.connection.setState({ signIn: 'pending' })
  showToast(kit, waitingToast)
  try {
    await addSession(kit, plugin, signed)
    hideToast(kit)
    // If another account has become active meanwhile, its own session check reports the state.
    if (!isStale()) finish(kit)
  } catch (error) {
    hideToast(kit)
    if (isStale()) return
    if (isTransportFailure(error)) return followAccount(kit, { added: true })
    await refuse(kit, error)
  }
}
