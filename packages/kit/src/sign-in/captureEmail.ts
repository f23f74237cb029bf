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
  /** The address as typed. Surrounding spaces are removed. */
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

/**
 * Records that the account's email page need not be shown again until the next page load, and opens
 * the sign-in page.
 */
function finish(kit: Kit): void {
  const { accountAddress } = requireAccount(kit)
  getCaptured(kit).add(accountAddress)
  replaceBySignIn(kit)
}

/**
 * Submits the e-mail of the active account. Navigates to the code page, or to the signature if the
 * address needs no code.
 *
 * @throws {InvalidEmailError} The text is not an e-mail address. No e-mail was sent.
 * @throws {SignInNotEnabledError} The plug-in does not capture e-mails.
 * @throws The plug-in's own errors.
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
 * Confirms the e-mail with the code, then navigates to the signature.
 *
 * @throws {EmailCodeError} The code is wrong. The page stays open.
 * @throws {SignInNotEnabledError} The plug-in does not capture e-mails.
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

/** Navigates to the signature without an e-mail. Does nothing if `isEmailRequired` returns true. */
export function skipEmail(kit: Kit): void {
  if (!isEmailRequired(kit)) finish(kit)
}

/** Returns whether the sign-in requires an e-mail. */
export function isEmailRequired(kit: Kit): boolean {
  const { emailCapture } = getFeatures(kit)
  return emailCapture !== false && emailCapture.includes('required')
}

/** Lists the e-mails given last in this browser, three at most. */
export function getRecentEmails(kit: Kit): readonly string[] {
  return readRecentEmails(kit.storage)
}
