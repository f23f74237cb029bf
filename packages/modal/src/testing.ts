import { initialModalState, type ModalState } from './state/ModalState.ts'
import type { Page } from './views/views.ts'

/** Creates the state of an open modal with these pages as history. The last page is shown. */
export function openOn(...stack: readonly [Page, ...Page[]]): ModalState {
  return { ...initialModalState, open: true, stack }
}
