import { type ApprovalKind, getShownPage, type ModalState } from '@latchkey/modal'
import type { Kit } from '../kit/Kit.ts'
import { startTimer } from '../kit/startTimer.ts'
import { isConnected } from '../state/getActiveConnection.ts'
import { closeModal } from './closeModal.ts'
import { getScreens, type PendingScreen } from './getScreens.ts'
import { showPage } from './showPage.ts'

/** Returns whether the modal shows the page that contains the secure frame. */
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

/** Updates the already open page for the next request, which may be of another kind. */
export function updateApproval(kit: Kit, kind: ApprovalKind): void {
  if (!isApproving(kit.modal.getState())) return
  kit.modal.send({ type: 'update', page: { view: 'ApproveTransaction', data: { kind } } })
}

/**
 * Goes back in the next task, so that the requesting page receives the error before it is shown
 * again.
 */
function goBackSoon(kit: Kit): void {
  startTimer(kit, { purpose: 'approvalBack', delayMs: 0 }, () => {
    if (!isApproving(kit.modal.getState())) return
    kit.modal.send({ type: 'back', connected: isConnected(kit) })
  })
}

/**
 * Leaves the page after the last request has been answered, and reports the outcome to the
 * requesting page.
 */
export function leaveApproval(kit: Kit, outcome: keyof PendingScreen): void {
  const screen = getScreens(kit).pop()
  screen?.[outcome]?.()
  if (screen && outcome !== 'onSuccess') goBackSoon(kit)
  if (!screen && isApproving(kit.modal.getState())) closeModal(kit)
}
