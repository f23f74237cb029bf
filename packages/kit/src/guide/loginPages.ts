import { getShownPage, type Views } from '@latchkey/modal'
import type { Kit } from '../kit/Kit.ts'
import { isConnected } from '../state/getActiveConnection.ts'
import { showPage } from './showPage.ts'

const isSocialShown = (kit: Kit) => getShownPage(kit.modal.getState()).view === 'ConnectingSocial'

/** Opens the modal on the account page, unless the modal is already open. */
export function openAccount(kit: Kit): void {
  if (!kit.modal.getState().open) showPage(kit, { view: 'Account' })
}

/** Opens the modal on the page that changes the email address of a login. */
export function showEmailChange(kit: Kit): void {
  showPage(kit, { view: 'UpdateEmailWallet' })
}

/** Opens the modal on the page that shows the progress of a social login. */
export function showSocial(kit: Kit, data: Views['ConnectingSocial']): void {
  showPage(kit, { view: 'ConnectingSocial', data })
}

/** Goes back from the page of a social login that the user has cancelled. */
export function leaveSocial(kit: Kit): void {
  if (!kit.modal.getState().open || !isSocialShown(kit)) return
  kit.modal.send({ type: 'back', connected: isConnected(kit) })
}

/** If the modal shows a social login, replaces that page by the recovery of the login's wallet. */
export function showRecovery(kit: Kit): void {
  if (isSocialShown(kit)) kit.modal.send({ type: 'replace', page: { view: 'RecoverWallet' } })
}
