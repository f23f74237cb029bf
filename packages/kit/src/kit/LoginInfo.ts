import type { SocialName } from './SocialName.ts'

export type LoginAccountType = 'eoa' | 'smartAccount'

/** The user of a login. */
export type LoginUser = {
  readonly email?: string
  readonly username?: string
  readonly accounts?: readonly { readonly address: string; readonly type: LoginAccountType }[]
}

/** The wallet of a login as returned by `useAccount` (kit-behaviour §3). */
export type EmbeddedWalletInfo = {
  readonly user: LoginUser
  readonly authProvider: SocialName | 'email'
  readonly accountType: LoginAccountType
  readonly isSmartAccountDeployed: boolean
}

/** Fields of `getAccount` that a login adds to its account. */
export type LoginInfo = {
  readonly user: LoginUser
  /** Absent after a login by e-mail. */
  readonly socialProvider?: SocialName
  readonly preferredAccountType: LoginAccountType
  readonly smartAccountDeployed: boolean
  /**
   * User name or e-mail of the login, ready for display; a long e-mail is shortened (K-AUTH-07).
   */
  readonly loginName?: string
  /**
   * Whether the user has confirmed a copy of the recovery code. Absent if the frame does not report
   * it.
   */
  readonly backedUp?: boolean
  readonly embeddedWalletInfo: EmbeddedWalletInfo
}
