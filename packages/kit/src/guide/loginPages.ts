import { getShownPage, type Views } from '@latchkey/modal'
import type { Kit } from '../kit/Kit.ts'
import { isConnected } from '../state/getActiveConnection.ts'
import { showPage } from './showPage.ts'

const isSocialShown = (kit: Kit) => getShownPage(kit.modal.getState()).view === 'ConnectingSocial'

/** Opens the modal on the account, unless it is open. */
export function openAccount(kit: Kit): void {
  if (!kit.modal.getState().open) showPage(kit, { view: 'Account' })
}

/** Opens the modal on the change of the login's e-mail. */
export function showEmailChange(kit: Kit): void {
  showPage(kit, { view: 'UpdateEmailWallet' })
}

/** Opens the modal on a social login that continues. */
export function showSocial(kit: Kit, data: Views['ConnectingSocial']): void {
  showPage(kit, { view: 'ConnectingSocial', data })
}

/** Goes back from the page of a social login that the user has cancelled. */
export function leaveSocial(kit: Kit): void {
  if (!kit.modal.getState().open || !isSocialShown(kit)) return
  kit.modal.send({ type: 'back', connected: isConnected(kit) })
}

/** Replaces the page of a social login by the recovery of its wallet. */
export function showRecovery(kit: Kit): void {
  if (isSocialShown(kit)) kit.modal.send({ type: 'replace', page: { view: 'RecoverWallet' } })
}
