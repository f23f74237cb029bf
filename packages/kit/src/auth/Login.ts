import type { FrameHost } from '@latchkey/bridge/host'
import type { ApprovalKind } from '@latchkey/modal'
import type { StoreApi } from 'zustand/vanilla'
import type { LoginSource } from './flows/connectUser.ts'
import type { Session } from './flows/Session.ts'
import type { LoginState } from './LoginState.ts'
import type { SocialWindow } from './openSocialWindow.ts'

/**
 * A page that a request of its own leads away from, and what happens when it is over: the person has agreed, it has
 * failed, or they have refused or left. After the last two the page is shown again (kit-state §1).
 */
export type PendingScreen = {
  readonly onSuccess?: () => void
  readonly onError?: () => void
  readonly onCancel?: () => void
}

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
  session: Session | undefined
  /** A login that waits for its wallet to be recovered. */
  recovering: LoginSource | undefined
  /** Takes the window a blocked login waits for. */
  reopen: ((opened: SocialWindow | undefined) => void) | undefined
  /** Requests that wait for the person in the frame, the one shown first. */
  readonly approvals: Map<AbortController, ApprovalKind>
  /** Pages that wait for one of them, the newest last. */
  readonly screens: PendingScreen[]
}
