import type { FrameHost } from '@latchkey/bridge/host'
import type { StoreApi } from 'zustand/vanilla'
import type { LoginState } from './LoginState.ts'
import type { SocialWindow } from './openSocialWindow.ts'

/** What a kit holds on to of logins; made when it is first asked for. Mutable. */
export type Login = {
  readonly store: StoreApi<LoginState>
  /** The frame, once it is made. */
  frame: FrameHost | undefined
  /** Takes the window a blocked login waits for. */
  reopen: ((opened: SocialWindow | undefined) => void) | undefined
}
