import { ConnectorNotConnectedError } from '@latchkey/core'
import { getFeatures } from '../features/getFeatures.ts'
import { showEmailCaptureCode } from '../guide/emailCapturePages.ts'
import { replaceBySignIn } from '../guide/signInPages.ts'
import type { Kit } from '../kit/Kit.ts'
import { raceAbort } from '../kit/raceAbort.ts'
import { getActiveConnection } from '../state/getActiveConnection.ts'
import { isEmail, readRecentEmails, storeRecentEmail } from '../storage/recentEmails.ts'
import { getCaptured } from './getCaptured.ts'
import { InvalidEmailError } from './InvalidEmailError.ts'
import { SignInNotEnabledError } from './SignInNotEnabledError.ts'

export type CaptureEmailParameters = {
  /** As typed; spaces around it do not count. */
  readonly email: string
  readonly signal?: AbortSignal | undefined
}

function requireAccount(kit: Kit) {
  const connection = getActiveConnection(kit)
  const accountAddress = connection?.accounts[0]?.address
  if (!connection || !accountAddress) throw new ConnectorNotConnectedError()
  return { accountAddress, chainId: connection.caipNetworkId }
}

function requireCapture(kit: Kit) {
  const capture = kit.config.signIn?.emailCapture
  if (!capture) throw new SignInNotEnabledError()
  return capture
}

/** The account is not asked again while this page lives; the next page is that of the signature. */
function finish(kit: Kit): void {
  const { accountAddress } = requireAccount(kit)
  getCaptured(kit).add(accountAddress)
  replaceBySignIn(kit)
}

/**
 * Gives the e-mail of the active account. Leads on: to the code that was sent, or to the signature where none is needed.
 *
 * @throws {InvalidEmailError} No address; nothing was sent.
 * @throws {SignInNotEnabledError} The plug-in does not ask for e-mails.
 * @throws What the plug-in throws.
 */
export async function captureEmail(kit: Kit, parameters: CaptureEmailParameters): Promise<void> {
  const { signal } = parameters
  const email = parameters.email.trim()
  if (!isEmail(email)) throw new InvalidEmailError()
  const asking = requireCapture(kit).requestCode({ ...requireAccount(kit), email })
  const answer = await raceAbort(asking, signal)
  storeRecentEmail(kit.storage, email)
  if (answer === 'confirmed') finish(kit)
  else showEmailCaptureCode(kit, email)
}

/**
 * Confirms the e-mail by the code that was sent, then leads on to the signature.
 *
 * @throws {EmailCodeError} The code is wrong; the page stays.
 * @throws {SignInNotEnabledError} As `captureEmail`.
 */
export async function confirmEmailCode(
  kit: Kit,
  parameters: CaptureEmailParameters & { readonly code: string },
): Promise<void> {
  const { email, code, signal } = parameters
  const confirming = requireCapture(kit).confirmCode({ ...requireAccount(kit), email, code })
  await raceAbort(confirming, signal)
  finish(kit)
}

/** Goes on to the signature without an e-mail; only where `isEmailRequired` says it is not required. */
export function skipEmail(kit: Kit): void {
  if (!isEmailRequired(kit)) finish(kit)
}

/** Says whether nobody signs in without an e-mail. */
export function isEmailRequired(kit: Kit): boolean {
  const { emailCapture } = getFeatures(kit)
  return emailCapture !== false && emailCapture.includes('required')
}

/** Lists the e-mails given last in this browser, at most three. */
export function getRecentEmails(kit: Kit): readonly string[] {
  return readRecentEmails(kit.storage)
}
