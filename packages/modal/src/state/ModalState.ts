import type { ChainNamespace } from '@latchkey/core'
import type { Page } from '../views/views.ts'

/** Which way the views move: towards a deeper page or back. */
export type Direction = 'next' | 'prev'

/** The modal as plain data. Closed, everything but `loading` is as in `initialModalState`. */
export type ModalState = {
  readonly open: boolean
  /** History; the last page is shown. */
  readonly stack: readonly [Page, ...Page[]]
  /** How the shown page was reached; absent at the first page after opening. */
  readonly direction: Direction | undefined
  /** True for 500 ms after a refused close. */
  readonly shaking: boolean
  readonly loading: boolean
  /** The namespace whose wallets are offered; absent offers all. */
  readonly namespace?: ChainNamespace
}

/** Closed, on Connect. */
export const initialModalState: ModalState = {
  open: false,
  stack: [{ view: 'Connect' }],
  direction: undefined,
  shaking: false,
  loading: false,
}
