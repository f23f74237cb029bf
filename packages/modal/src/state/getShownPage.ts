import type { Page } from '../views/views.ts'
import type { ModalState } from './ModalState.ts'

/** Returns the page that the modal shows, which is the last one of the history. */
export function getShownPage(state: ModalState): Page {
  return state.stack.at(-1) ?? state.stack[0]
}
