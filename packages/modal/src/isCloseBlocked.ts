import { getShownPage } from './getShownPage.ts'
import type { ModalState } from './ModalState.ts'

/**
 * Says whether a person may not close the modal now: an unsupported network has to be left first, a required
 * sign-in has to be signed or cancelled, also where the secure frame asks for its signature (kit-state §2.3).
 */
export function isCloseBlocked(state: ModalState, signInPending: boolean): boolean {
  const { view } = getShownPage(state)
  if (view === 'UnsupportedChain') return true
  if (view === 'SwitchNetwork') return state.stack.some((page) => page.view === 'UnsupportedChain')
  return signInPending && (view === 'SIWXSignMessage' || view === 'ApproveTransaction')
}
