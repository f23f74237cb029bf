import type { FrameHost } from '@latchkey/bridge/host'
import type { ApprovalKind } from '@latchkey/modal'
import type { StoreApi } from 'zustand/vanilla'
import type { ActiveLogin } from './ActiveLogin.ts'
import type { LoginHint } from './LoginHint.ts'
import type { LoginState } from './LoginState.ts'
import type { SocialWindow } from './social/SocialWindow.ts'

/** What a kit holds on to of logins; made when it is first asked for. Mutable. */
export type Login = {
  readonly store: StoreApi<LoginState>
  /** The frame's host, once it is made, and while it is. */
  frame: FrameHost | undefined
  loading: Promise<FrameHost> | undefined
  /** Whether the frame's document can be used at once. */
  started?: boolean
  /** Drops the host with its document. */
  endFrame: (() => void) | undefined
  /** Who has logged in, in this tab. */
  session: ActiveLogin | undefined
  /** A login that waits for its wallet to be recovered. */
  recovering: LoginHint | undefined
  /** Takes the window a blocked login waits for. */
  reopen: ((opened: SocialWindow | undefined) => void) | undefined
  /** Requests that wait for the person in the frame, the one shown first. */
  readonly approvals: Map<AbortController, ApprovalKind>
}
