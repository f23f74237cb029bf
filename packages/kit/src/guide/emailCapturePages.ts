import type { Kit } from '../kit/Kit.ts'
import { showPage } from './showPage.ts'

/** Returns whether a page of the open modal's stack asks for an e-mail. */
export function isEmailCaptureOpen(kit: Kit): boolean {
  const { open, stack } = kit.modal.getState()
  return open && stack.some(({ view }) => view === 'DataCapture')
}

/** Asks for an e-mail before a sign-in, with the address of the login filled in. */
export function showEmailCapture(kit: Kit, email: string | undefined): void {
  showPage(kit, { view: 'DataCapture', data: email === undefined ? undefined : { email } })
}

/** Asks for the code that was sent to the e-mail. */
export function showEmailCaptureCode(kit: Kit, email: string): void {
  kit.modal.send({ type: 'push', page: { view: 'DataCaptureOtpConfirm', data: { email } } })
}
