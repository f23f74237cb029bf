import { getShownPage, type ViewName } from '@latchkey/modal'
import type { Kit } from '../kit/Kit.ts'
import { isApproving } from './approvalPages.ts'
import { showPage } from './showPage.ts'

/** Pages that have no purpose once the user has signed in. */
const signingViews: readonly ViewName[] = ['SIWXSignMessage', 'ApproveTransaction']

/** Returns whether a page of the open modal's stack asks for a signature. */
export function isSignInOpen(kit: Kit): boolean {
  const { open, stack } = kit.modal.getState()
  return open && stack.some(({ view }) => view === 'SIWXSignMessage')
}

/**
 * Asks for the signature of a sign-in, unless the page is shown already.
 *
 * @param options.atOnce - Prompts the wallet without a press.
 */
export function showSignIn(kit: Kit, { atOnce = false } = {}): void {
  const { open, stack } = kit.modal.getState()
  if (open && stack.at(-1)?.view === 'SIWXSignMessage') return
  showPage(kit, { view: 'SIWXSignMessage', ...(atOnce && { data: { atOnce } }) })
}

/** Asks for the signature again after a failure, unless another page is open. */
export function showSignInAgain(kit: Kit): void {
  const modal = kit.modal.getState()
  if (!modal.open || isApproving(modal)) showPage(kit, { view: 'SIWXSignMessage' })
}

/** Continues from the e-mail to the signature. */
export function replaceBySignIn(kit: Kit): void {
  kit.modal.send({ type: 'replace', page: { view: 'SIWXSignMessage' } })
}

/** Closes the modal if it shows a page of the finished sign-in. */
export function leaveSignIn(kit: Kit): void {
  const modal = kit.modal.getState()
  if (modal.open && signingViews.includes(getShownPage(modal).view))
    kit.modal.send({ type: 'close', connected: true })
}
