import type { SocialName } from './SocialName.ts'

export type LoginAccountType = 'eoa' | 'smartAccount'

/** The user of an email or social login. */
export type LoginUser = {
  readonly email?: string
  readonly username?: string
  readonly accounts?: readonly { readonly address: string; readonly type: LoginAccountType }[]
}

/** The embedded wallet of a login, as `useAccount` returns it (kit-behaviour §3). */
export type EmbeddedWalletInfo = {
  readonly user: LoginUser
  readonly authProvider: SocialName | 'email'
  readonly accountType: LoginAccountType
  readonly isSmartAccountDeployed: boolean
}

/** Data of a login that `getAccount` adds to the account. */
export type LoginInfo = {
  readonly user: LoginUser
  /** The social provider; absent after a login by email. */
  readonly socialProvider?: SocialName
  readonly preferredAccountType: LoginAccountType
  readonly smartAccountDeployed: boolean
  /**
   * User name or email address of the login, formatted for display. A long email address is
   * shortened (K-AUTH-07).
   */
  readonly loginName?: string
  /**
   * Whether the user has confirmed a copy of the recovery code. Absent if the secure frame does not
   * report it.
   */
  readonly backedUp?: boolean
  readonly embeddedWalletInfo: EmbeddedWalletInfo
}
