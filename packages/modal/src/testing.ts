import { initialModalState, type ModalState } from './state/ModalState.ts'
import type { Page } from './views/views.ts'

/** Builds the state of a modal open on the last of the given pages. */
export function openOn(...stack: readonly [Page, ...Page[]]): ModalState {
  return { ...initialModalState, open: true, stack }
}
