import type { SocialName } from './SocialName.ts'

export type LoginAccountType = 'eoa' | 'smartAccount'

/** Who has logged in. */
export type LoginUser = {
  readonly email?: string
  readonly username?: string
  readonly accounts?: readonly { readonly address: string; readonly type: LoginAccountType }[]
}

/** The wallet of a login, as `useAccount` tells it (kit-behaviour §3). */
export type EmbeddedWalletInfo = {
  readonly user: LoginUser
  readonly authProvider: SocialName | 'email'
  readonly accountType: LoginAccountType
  readonly isSmartAccountDeployed: boolean
}

/** What a connection by login adds to its account: the fields of `getAccount`, by their names. */
export type LoginInfo = {
  readonly user: LoginUser
  /** Absent after a login by e-mail. */
  readonly socialProvider?: SocialName
  readonly preferredAccountType: LoginAccountType
  readonly smartAccountDeployed: boolean
  /** What a person knows the login by, ready to show: user name, or e-mail, shortened where it is long (K-AUTH-07). */
  readonly loginName?: string
  /** Whether the owner has confirmed a copy of the recovery code. Absent where the frame does not tell. */
  readonly backedUp?: boolean
  readonly embeddedWalletInfo: EmbeddedWalletInfo
}
