import type { ChainNamespace } from '@latchkey/core'
import type { Page } from '../views/views.ts'

/**
 * All events of the modal. Events carry the facts of other stores, because the machine reads no
 * store.
 */
export type ModalEvent =
  | {
      readonly type: 'open'
      readonly page: Page
      readonly namespace?: ChainNamespace | undefined
      readonly connected: boolean
    }
  | {
      readonly type: 'push'
      readonly page: Page
      /** Whether the project has exceeded its plan. */
      readonly exceeded?: boolean
    }
  | { readonly type: 'replace'; readonly page: Page }
  /** Replaces the data of the shown page. Ignored if another page is shown. */
  | { readonly type: 'update'; readonly page: Page }
  | { readonly type: 'reset'; readonly page: Page }
  | { readonly type: 'back'; readonly connected: boolean }
  | { readonly type: 'backTo'; readonly index: number }
  | { readonly type: 'close'; readonly connected: boolean }
  /** Close button, overlay or Escape. The close may be refused. */
  | {
      readonly type: 'requestClose'
      /** Sign-in is required and the active account has no session. */
      readonly signInPending: boolean
      readonly connected: boolean
    }
  | { readonly type: 'shakeEnded' }
  | { readonly type: 'loading'; readonly value: boolean }
