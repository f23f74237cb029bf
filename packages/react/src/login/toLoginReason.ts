import { EmailCooldownError } from '@latchkey/kit/auth'
import { getErrorCode } from '../hooks/actions/useAction.ts'
import { isImportFailure } from '../loading/isImportFailure.ts'
import type { useLoginText } from '../messages/logins.ts'

const reasons = new Map([
  ['invalid_email', 'login.invalidEmail'],
  ['wrong_code', 'login.wrongCode'],
  ['code_over', 'login.codeOver'],
  ['too_many_codes', 'login.tooManyCodes'],
  ['request_timed_out', 'login.timedOut'],
  ['secure_frame_url', 'login.notLoaded'],
  ['auth_connector_missing', 'login.notLoaded'],
  ['frame_not_loaded', 'login.notLoaded'],
  ['insecure_page', 'login.insecure'],
] as const)

/** Codes of errors with which a login ends because the user closed it or started another one. */
const left: readonly (string | undefined)[] = ['modal_closed', 'attempt_superseded', 'popup_closed']

/** Returns whether the user ended the login, so that no error is shown. */
export function wasLeft(error: unknown): boolean {
  return left.includes(getErrorCode(error))
}

/**
 * Returns the text for a failed step of a login. The text comes from the catalogue, never from the
 * message of the secure frame.
 */
export function toLoginReason(text: ReturnType<typeof useLoginText>, error: unknown): string {
  if (error instanceof EmailCooldownError) {
    return text('login.cooldown', { seconds: String(error.seconds) })
  }
  if (!navigator.onLine) return text('login.offline')
  if (isImportFailure(error)) return text('login.outdated')
  const code = getErrorCode(error)
  const known = [...reasons].find(([name]) => name === code)?.[1]
  return text(known ?? 'login.wrong')
}
