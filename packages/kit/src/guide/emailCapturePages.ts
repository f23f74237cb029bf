import type { Kit } from '../kit/Kit.ts'
import { showPage } from './showPage.ts'

/**
 * Returns whether a page of the open modal requests the user's email address, including pages below
 * the visible one.
 */
export function isEmailCaptureOpen(kit: Kit): boolean {
  const { open, stack } = kit.modal.getState()
  return open && stack.some(({ view }) => view === 'DataCapture')
}

/**
 * Opens the page that requests the user's email before a sign-in. `email` is the login's address,
 * which the field shows.
 */
export function showEmailCapture(kit: Kit, email: string | undefined): void {
  showPage(kit, { view: 'DataCapture', data: email === undefined ? undefined : { email } })
}

/** Opens the page on which the user enters the code that was sent to the email address. */
export function showEmailCaptureCode(kit: Kit, email: string): void {
  kit.modal.send({ type: 'push', page: { view: 'DataCaptureOtpConfirm', data: { email } } })
}
