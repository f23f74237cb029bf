import type { Page } from '../views/views.ts'
import type { ModalState } from './ModalState.ts'

/** Returns the shown page: the last of the stack. */
export function getShownPage(state: ModalState): Page {
  return state.stack.at(-1) ?? state.stack[0]
}
