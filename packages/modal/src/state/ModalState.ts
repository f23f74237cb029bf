import type { ChainNamespace } from '@latchkey/core'
import type { Page } from '../views/views.ts'

/** Direction of the view animation: to a deeper page or back. */
export type Direction = 'next' | 'prev'

/** The modal as plain data. A closed modal equals `initialModalState` except for `loading`. */
export type ModalState = {
  readonly open: boolean
  /** History; the last page is shown. */
  readonly stack: readonly [Page, ...Page[]]
  /** Direction of the last navigation. Absent at the first page after opening. */
  readonly direction: Direction | undefined
  /** True for 500 ms after a refused close. */
  readonly shaking: boolean
  readonly loading: boolean
  /** Namespace of the offered wallets. If absent, the modal offers wallets of all namespaces. */
  readonly namespace?: ChainNamespace
}

/** Closed modal on the Connect page. */
export const initialModalState: ModalState = {
  open: false,
  stack: [{ view: 'Connect' }],
  direction: undefined,
  shaking: false,
  loading: false,
}
