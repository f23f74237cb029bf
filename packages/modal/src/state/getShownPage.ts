import type { Page } from '../views/views.ts'
import type { ModalState } from './ModalState.ts'

/** Gets the page on screen: the last of the stack. */
export function getShownPage(state: ModalState): Page {
  return state.stack.at(-1) ?? state.stack[0]
}
