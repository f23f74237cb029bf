import type { Kit } from '../../kit/Kit.ts'
import { loadLogin } from '../load.ts'

/**
 * Opens the modal so that the user can change the e-mail address of the login, and waits for the
 * result.
 *
 * @returns The new address.
 * @throws {AuthConnectorMissingError} Logins are not configured, or another page embeds this one.
 * @throws {NotLoggedInError} The account in use does not belong to a login by e-mail.
 * @throws {ModalClosedError} The user closed the modal. The address is unchanged.
 */
export async function updateEmail(kit: Kit): Promise<{ readonly email: string }> {
  const { openEmailChange } = await loadLogin()
  return openEmailChange(kit)
}
