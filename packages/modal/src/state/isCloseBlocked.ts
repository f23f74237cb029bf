import type { Page } from '../views/views.ts'
import { getShownPage } from './getShownPage.ts'
import type { ModalState } from './ModalState.ts'

/** A network that only cannot swap may be kept. */
const isForced = (page: Page) => page.view === 'UnsupportedChain' && !page.data?.swap

/**
 * Says whether a person may not close the modal now: an unsupported network has to be left first, a required
 * sign-in has to be signed or cancelled, also where the secure frame asks for its signature (kit-state §2.3).
 */
export function isCloseBlocked(state: ModalState, signInPending: boolean): boolean {
  const { view } = getShownPage(state)
  if (view === 'UnsupportedChain' || view === 'SwitchNetwork') return state.stack.some(isForced)
  return signInPending && (view === 'SIWXSignMessage' || view === 'ApproveTransaction')
}
