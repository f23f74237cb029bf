import type { CaipNetworkId, ChainNamespace, WalletAccount, WalletListener } from '@latchkey/core'
import type { LoginAccountType } from '../kit/LoginInfo.ts'
import type { SocialName } from '../kit/SocialName.ts'

/** What the frame has told of one namespace. Mutable: the signer reads it. */
export type LoginPart = {
  readonly namespace: ChainNamespace
  caipNetworkId: CaipNetworkId
  /** Active account first. Never empty. */
  accounts: readonly WalletAccount[]
  type: LoginAccountType
  deployed: boolean
  readonly listeners: Set<WalletListener>
}

/** A login, all namespaces of it. Lives until it ends, here or in another tab. */
export type ActiveLogin = {
  readonly parts: Map<ChainNamespace, LoginPart>
  email: string | undefined
  readonly username: string | undefined
  readonly social: SocialName | undefined
  /** As the frame has told last; one that follows the public wire does not tell. */
  backedUp?: boolean | undefined
  /** The sign-in that belongs to this login needs no prompt; once. */
  signsIn?: boolean | undefined
}
