import { getShownPage, type ViewName } from '@latchkey/modal'
import type { Kit } from '../kit/Kit.ts'
import { isApproving } from './approvalPages.ts'
import { showPage } from './showPage.ts'

/** Views that close once the user has signed in. */
const signingViews: readonly ViewName[] = ['SIWXSignMessage', 'ApproveTransaction']

/**
 * Returns whether a page of the open modal requests the sign-in signature, including pages below
 * the visible one.
 */
export function isSignInOpen(kit: Kit): boolean {
  const { open, stack } = kit.modal.getState()
  return open && stack.some(({ view }) => view === 'SIWXSignMessage')
}

/**
 * Shows the sign-in page, unless it is already shown.
 *
 * @param options.atOnce - Prompts the wallet immediately, without a click.
 */
export function showSignIn(kit: Kit, { atOnce = false } = {}): void {
  const { open, stack } = kit.modal.getState()
  if (open && stack.at(-1)?.view === 'SIWXSignMessage') return
  showPage(kit, { view: 'SIWXSignMessage', ...(atOnce && { data: { atOnce } }) })
}

/** Shows the sign-in page again after a failure, unless the modal shows another page. */
export function showSignInAgain(kit: Kit): void {
  const modal = kit.modal.getState()
  if (!modal.open || isApproving(modal)) showPage(kit, { view: 'SIWXSignMessage' })
}

/** Replaces the page that requests the email address with the sign-in page. */
export function replaceBySignIn(kit: Kit): void {
  kit.modal.send({ type: 'replace', page: { view: 'SIWXSignMessage' } })
}

/** Closes the modal if it shows a page of the finished sign-in. */
export function leaveSignIn(kit: Kit): void {
  const modal = kit.modal.getState()
  if (modal.open && signingViews.includes(getShownPage(modal).view))
    kit.modal.send({ type: 'close', connected: true })
}
