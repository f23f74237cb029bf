import type { Kit } from '../../kit/Kit.ts'
import { loadLogin } from '../load.ts'

/**
 * Opens the modal for the person to change the e-mail address of their login.
 *
 * @returns The new address.
 * @throws {AuthConnectorMissingError} Logins are off here.
 * @throws {NotLoggedInError} The account in use is no login by e-mail.
 * @throws {ModalClosedError} The person left; nothing changed.
 */
export async function updateEmail(kit: Kit): Promise<{ readonly email: string }> {
  const { openEmailChange } = await loadLogin()
  return openEmailChange(kit)
}
