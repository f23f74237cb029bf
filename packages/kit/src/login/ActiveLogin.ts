import type { CaipNetworkId, ChainNamespace, WalletAccount, WalletListener } from '@latchkey/core'
import type { LoginAccountType } from '../kit/LoginInfo.ts'
import type { SocialName } from '../kit/SocialName.ts'

/**
 * The secure frame's latest answer about a login's accounts in one namespace. The object is
 * mutable, because the signer reads it for each request.
 */
export type LoginPart = {
  readonly namespace: ChainNamespace
  caipNetworkId: CaipNetworkId
  /** Accounts of the login in this namespace, the active one first. Never empty. */
  accounts: readonly WalletAccount[]
  type: LoginAccountType
  deployed: boolean
  readonly listeners: Set<WalletListener>
}

/**
 * An active login with its accounts in all namespaces. It lasts until this tab or another one ends
 * it.
 */
export type ActiveLogin = {
  readonly parts: Map<ChainNamespace, LoginPart>
  email: string | undefined
  readonly username: string | undefined
  readonly social: SocialName | undefined
  /**
   * Whether the recovery code is backed up, according to the secure frame's latest answer. Absent
   * if the frame does not report it.
   */
  backedUp?: boolean | undefined
  /**
   * Whether the next sign-in request needs no prompt, because it directly follows the login. True
   * for one request only.
   */
  signsIn?: boolean | undefined
}
