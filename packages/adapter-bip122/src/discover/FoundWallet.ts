import type { ConnectorType } from '@latchkey/core'
import type { WalletHandle } from '../handle/WalletHandle.ts'

/** A checked copy of what a wallet says about itself, with the way to speak to it. */
export type FoundWallet = {
  /** Where it was found. A wallet in two places is one wallet; two wallets in one place are two. */
  readonly source: 'registered' | 'listed' | 'global'
  readonly type: ConnectorType
  readonly name: string
  readonly icon: string | undefined
  readonly handle: WalletHandle
}
