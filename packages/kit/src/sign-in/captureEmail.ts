import { ConnectorNotConnectedError, toEmail } from '@latchkey/core'
import { getFeatures } from '../features/getFeatures.ts'
import { showEmailCaptureCode } from '../guide/emailCapturePages.ts'
import { replaceBySignIn } from '../guide/signInPages.ts'
import type { Kit } from '../kit/Kit.ts'
import { raceAbort } from '../kit/raceAbort.ts'
import { getActiveConnection } from '../state/getActiveConnection.ts'
import { readRecentEmails, storeRecentEmail } from '../storage/recentEmails.ts'
import { getCaptured } from './getCaptured.ts'
import { InvalidEmailError } from './InvalidEmailError.ts'
import { SignInNotEnabledError } from './SignInNotEnabledError.ts'

export type CaptureEmailParameters = {
  /**
   * The address as typed. White space around it, invisible characters, `mailto:` and full stops at
   * the end are removed.
   */
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
 * Submits the email address of the active account before a sign-in. Navigates to the code page, or
 * to the signature if the address needs no code.
 *
 * @throws {InvalidEmailError} The text is not an email address. No email was sent.
 * @throws {SignInNotEnabledError} The sign-in plug-in does not request email addresses.
 * @throws The plug-in's own errors.
 */
export async function captureEmail(kit: Kit, parameters: CaptureEmailParameters): Promise<void> {
  const { signal } = parameters
  const email = toEmail(parameters.email)
  if (email === undefined) throw new InvalidEmailError()
  const asking = requireCapture(kit).requestCode({ ...requireAccount(kit), email })
  const answer = await raceAbort(asking, signal)
  storeRecentEmail(kit.storage, email)
  if (answer === 'confirmed') finish(kit)
  else showEmailCaptureCode(kit, email)
}

/**
 * Confirms the email address of the active account with the code from the email, then navigates to
 * the signature.
 *
 * @throws {EmailCodeError} The code is wrong. The page stays open.
 * @throws {SignInNotEnabledError} The sign-in plug-in does not request email addresses.
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

/**
 * Continues a sign-in without an email address, on the page for the signature. Does nothing if the
 * email is required.
 */
export function skipEmail(kit: Kit): void {
  if (!isEmailRequired(kit)) finish(kit)
}

/** Returns whether the sign-in requires an email address. */
export function isEmailRequired(kit: Kit): boolean {
  const { emailCapture } = getFeatures(kit)
  return emailCapture !== false && emailCapture.includes('required')
}

/** Lists the email addresses entered last in this browser, three at most. */
export function getRecentEmails(kit: Kit): readonly string[] {
  return readRecentEmails(kit.storage)
}
