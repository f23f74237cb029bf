import type { Page } from '../views/views.ts'
import { getShownPage } from './getShownPage.ts'
import type { ModalState } from './ModalState.ts'

/** A network that lacks only swap support does not block closing. */
const isForced = (page: Page) => page.view === 'UnsupportedChain' && !page.data?.swap

/**
 * Whether closing is blocked. The user first has to leave an unsupported network, and to sign or
 * cancel a required sign-in. The rule also applies while the secure frame requests the signature
 * (kit-state §2.3).
 */
export function isCloseBlocked(state: ModalState, signInPending: boolean): boolean {
  const { view } = getShownPage(state)
  if (view === 'UnsupportedChain' || view === 'SwitchNetwork') return state.stack.some(isForced)
  return signInPending && (view === 'SIWXSignMessage' || view === 'ApproveTransaction')
}
