import { type ApprovalKind, getShownPage, type ModalState } from '@latchkey/modal'
import type { Kit } from '../kit/Kit.ts'
import { startTimer } from '../kit/startTimer.ts'
import { isConnected } from '../state/getActiveConnection.ts'
import { closeModal } from './closeModal.ts'
import { getScreens, type PendingScreen } from './getScreens.ts'
import { showPage } from './showPage.ts'

/** Returns whether the modal shows ApproveTransaction, the page that contains the secure frame. */
export function isApproving(modal: ModalState): boolean {
  return modal.open && getShownPage(modal).view === 'ApproveTransaction'
}

/**
 * Opens the page that contains the secure frame. Does not cover a page that is unrelated to the
 * request (K-APPROVE-04).
 */
export function showApproval(kit: Kit, kind: ApprovalKind): void {
  const page = { view: 'ApproveTransaction', data: { kind } } as const
  const modal = kit.modal.getState()
  if (!modal.open) showPage(kit, page)
  else if (getScreens(kit).length > 0 && !isApproving(modal)) kit.modal.send({ type: 'push', page })
}

/**
 * Updates the title of the open approval page for the next waiting request, which may be of another
 * kind.
 */
export function updateApproval(kit: Kit, kind: ApprovalKind): void {
  if (!isApproving(kit.modal.getState())) return
  kit.modal.send({ type: 'update', page: { view: 'ApproveTransaction', data: { kind } } })
}

/**
 * Leaves the approval page in the next task, so that the page below receives the error before it is
 * shown again.
 */
function goBackSoon(kit: Kit): void {
  startTimer(kit, { purpose: 'approvalBack', delayMs: 0 }, () => {
    if (!isApproving(kit.modal.getState())) return
    kit.modal.send({ type: 'back', connected: isConnected(kit) })
  })
}

/**
 * Leaves the approval page after the last waiting request has been answered, and calls the callback
 * of the page that sent the request.
 */
export function leaveApproval(kit: Kit, outcome: keyof PendingScreen): void {
  const screen = getScreens(kit).pop()
  screen?.[outcome]?.()
  if (screen && outcome !== 'onSuccess') goBackSoon(kit)
  if (!screen && isApproving(kit.modal.getState())) closeModal(kit)
}
