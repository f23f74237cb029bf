import type { Page } from '../views/views.ts'
import { getShownPage } from './getShownPage.ts'
import type { ModalState } from './ModalState.ts'

/**
 * Returns whether a page blocks closing because the network is not supported. A network that lacks
 * only swap support does not block closing.
 */
const isForced = (page: Page) => page.view === 'UnsupportedChain' && !page.data?.swap

/**
 * Returns whether the user cannot close the modal now. The user must first leave an unsupported
 * network, or sign or cancel a required sign-in. This also applies while the secure frame requests
 * the signature (kit-state §2.3).
 */
export function isCloseBlocked(state: ModalState, signInPending: boolean): boolean {
  const { view } = getShownPage(state)
  if (view === 'UnsupportedChain' || view === 'SwitchNetwork') return state.stack.some(isForced)
  return signInPending && (view === 'SIWXSignMessage' || view === 'ApproveTransaction')
}
