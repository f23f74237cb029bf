import type { ChainNamespace } from '@latchkey/core'
import type { Page } from '../views/views.ts'

/** All that can happen to the modal. Facts of other stores come with the event, the machine reads none. */
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
      /** Whether the project's plan is used up. */
      readonly exceeded?: boolean
    }
  | { readonly type: 'replace'; readonly page: Page }
  /** Other data for the page that is shown. Nothing where another one is. */
  | { readonly type: 'update'; readonly page: Page }
  | { readonly type: 'reset'; readonly page: Page }
  | { readonly type: 'back'; readonly connected: boolean }
  | { readonly type: 'backTo'; readonly index: number }
  | { readonly type: 'close'; readonly connected: boolean }
  /** Close button, overlay or Escape: may be refused. */
  | {
      readonly type: 'requestClose'
      /** Sign-in is required and the active account has no session. */
      readonly signInPending: boolean
      readonly connected: boolean
    }
  | { readonly type: 'shakeEnded' }
  | { readonly type: 'loading'; readonly value: boolean }
