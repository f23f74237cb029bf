import type { FrameHost } from '@latchkey/bridge/host'
import type { ApprovalKind } from '@latchkey/modal'
import type { StoreApi } from 'zustand/vanilla'
import type { ActiveLogin } from './ActiveLogin.ts'
import type { LoginHint } from './LoginHint.ts'
import type { LoginState } from './LoginState.ts'
import type { SocialWindow } from './social/SocialWindow.ts'

/** The mutable login state of one kit, created on first access. */
export type Login = {
  readonly store: StoreApi<LoginState>
  /**
   * The object through which this page talks to the secure frame; `undefined` before the first
   * login.
   */
  frame: FrameHost | undefined
  /** Promise that loads and creates `frame`; `undefined` before the first login. */
  loading: Promise<FrameHost> | undefined
  /** Whether the secure frame's document is loaded and can receive requests. */
  started?: boolean
  /** Removes the secure frame's document and its code in this page. */
  endFrame: (() => void) | undefined
  /** The login that is active in this tab. */
  session: ActiveLogin | undefined
  /** A login that waits until the user has recovered its wallet on this device. */
  recovering: LoginHint | undefined
  /**
   * Continues a social login whose window the browser has blocked. The parameter is the window that
   * the user's second click opened.
   */
  reopen: ((opened: SocialWindow | undefined) => void) | undefined
  /** Requests that the user has to approve in the secure frame, which shows the first of them. */
  readonly approvals: Map<AbortController, ApprovalKind>
}
