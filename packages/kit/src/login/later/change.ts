import { ModalClosedError } from '@latchkey/core'
import { showEmailChange } from '../../guide/loginPages.ts'
import type { Kit } from '../../kit/Kit.ts'
import type { Attempt } from '../../kit/runAttempt.ts'
import { getActiveConnection } from '../../state/getActiveConnection.ts'
import { track } from '../../state/track.ts'
import type { ActiveLogin } from '../ActiveLogin.ts'
import type { EmailChangeStep } from '../email/EmailChangeStep.ts'
import { AuthConnectorMissingError, NotLoggedInError } from '../errors.ts'
import { isLoginPossible } from '../frame/frameUrl.ts'
import { getLogin } from '../getLogin.ts'
import { emailKey, loginUsedKey } from '../storage.ts'
import { ask } from './ask.ts'
import { readEmail, toCodeError, toEmailError } from './email.ts'
import { rememberEmailSent } from './loginStorage.ts'
import { showLogin } from './takeUser.ts'

/**
 * Returns the login by email whose account is in use. Throws for a social login, whose address the
 * kit cannot change.
 */
function requireEmailLogin(kit: Kit): ActiveLogin {
  const { session } = getLogin(kit)
  const login = getActiveConnection(kit)?.login
  if (!session || !login || session.social) throw new NotLoggedInError()
  return session
}

/** Starts the change of a login's email address. Implementation of `changeEmail`. */
export async function startEmailChange(
  kit: Kit,
  typed: string,
  { signal }: Attempt,
): Promise<EmailChangeStep> {
  requireEmailLogin(kit)
  const email = readEmail(typed)
  const { action } = await ask(kit, { name: 'UPDATE_EMAIL', payload: { email } }, signal).catch(
    (error: unknown) => {
      throw toEmailError(error)
    },
  )
  rememberEmailSent(kit)
  track(kit, { event: 'EMAIL_EDIT' })
  return action === 'VERIFY_PRIMARY_OTP' ? 'primary' : 'secondary'
}

/** Submits the code that was sent to the login's current email address. */
export async function submitPrimary(kit: Kit, code: string, { signal }: Attempt): Promise<void> {
  requireEmailLogin(kit)
  const payload = { otp: code }
  await ask(kit, { name: 'UPDATE_EMAIL_PRIMARY_OTP', payload }, signal).catch((error: unknown) => {
    throw toCodeError(error)
  })
}

/**
 * Submits the code that was sent to the new email address, and stores that address with the login
 * (K-SET-01).
 */
export async function submitSecondary(kit: Kit, code: string, attempt: Attempt): Promise<string> {
  const session = requireEmailLogin(kit)
  const payload = { otp: code }
  const { newEmail } = await ask(
    kit,
    { name: 'UPDATE_EMAIL_SECONDARY_OTP', payload },
    attempt.signal,
  ).catch((error: unknown) => {
    throw toCodeError(error)
  })
  const { storage } = kit
  storage.write(emailKey, newEmail)
  storage.write(loginUsedKey, 'true')
  session.email = newEmail
  showLogin(kit, session)
  return newEmail
}

/** Opens the modal on the email change, and resolves once the address has changed (K-SET-04). */
export async function openEmailChange(kit: Kit): Promise<{ readonly email: string }> {
  if (!isLoginPossible(kit)) throw new AuthConnectorMissingError()
  const session = requireEmailLogin(kit)
  const before = session.email
  showEmailChange(kit)
  return new Promise((resolve, reject) => {
    const end = () => {
      for (const stop of stops) stop()
    }
    const stops = [
      kit.connection.subscribe(() => {
        const email = getActiveConnection(kit)?.login?.user.email
        if (!email || email === before) return
        end()
        resolve({ email })
      }),
      kit.modal.subscribe(({ open }) => {
        if (open) return
        end()
        reject(new ModalClosedError())
      }),
    ]
  })
}
