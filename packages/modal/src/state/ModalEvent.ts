import type { ChainNamespace } from '@latchkey/core'
import type { Page } from '../views/views.ts'

/**
 * All events of the modal's state machine. The machine reads no other store, so an event carries
 * all the data that it needs.
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
      /** Whether the project has exceeded the limits of its plan. */
      readonly exceeded?: boolean
    }
  | { readonly type: 'replace'; readonly page: Page }
  /** Replaces the data of the shown page. Ignored if another page is shown. */
  | { readonly type: 'update'; readonly page: Page }
  | { readonly type: 'reset'; readonly page: Page }
  | { readonly type: 'back'; readonly connected: boolean }
  | { readonly type: 'backTo'; readonly index: number }
  | { readonly type: 'close'; readonly connected: boolean }
  /** The user pressed the close button, Escape or the overlay. The request can be refused. */
  | {
      readonly type: 'requestClose'
      /** True if the app requires a sign-in and the active account has no sign-in session. */
      readonly signInPending: boolean
      readonly connected: boolean
    }
  | { readonly type: 'shakeEnded' }
  | { readonly type: 'loading'; readonly value: boolean }
