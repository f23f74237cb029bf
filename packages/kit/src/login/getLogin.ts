import { createStore, type StoreApi } from 'zustand/vanilla'
import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import type { Login } from './Login.ts'
import type { LoginState } from './LoginState.ts'

/** Initial value of the login store: no login is in progress. */
export const initialLoginState: LoginState = {
  social: undefined,
  farcaster: undefined,
  emailWaitUntil: undefined,
  deviceNumber: undefined,
  approving: false,
}

/** Returns the kit's login state, created on first access. */
export const getLogin = createSlot(
  (): Login => ({
    store: createStore<LoginState>(() => initialLoginState),
    frame: undefined,
    loading: undefined,
    endFrame: undefined,
    session: undefined,
    recovering: undefined,
    reopen: undefined,
    approvals: new Map(),
  }),
)

/** Returns the store of the login in progress, for views. One per kit. */
export function getLoginStore(kit: Pick<Kit, 'slots'>): StoreApi<LoginState> {
  return getLogin(kit).store
}
