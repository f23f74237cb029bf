import type { ChainNamespace } from '@latchkey/core'
import type { Page } from '../views/views.ts'

/** Direction of the view animation: to a deeper page or back. */
export type Direction = 'next' | 'prev'

/**
 * State of the modal as plain data. While the modal is closed, the state equals `initialModalState`
 * except for `loading`.
 */
export type ModalState = {
  readonly open: boolean
  /** History of pages. The last page is shown. */
  readonly stack: readonly [Page, ...Page[]]
  /** Direction of the last navigation. `undefined` for the first page after opening. */
  readonly direction: Direction | undefined
  /** True for 500 ms after a refused request to close the modal. */
  readonly shaking: boolean
  readonly loading: boolean
  /** Only wallets of this namespace are offered. If absent, wallets of all namespaces. */
  readonly namespace?: ChainNamespace
}

/** State before the modal is opened: closed, with the page Connect. */
export const initialModalState: ModalState = {
  open: false,
  stack: [{ view: 'Connect' }],
  direction: undefined,
  shaking: false,
  loading: false,
}
