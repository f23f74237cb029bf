import type { ConnectorType } from '@latchkey/core'
import type { WalletHandle } from '../handle/WalletHandle.ts'

/** Validated copy of a wallet's description, with its provider. */
export type FoundWallet = {
  /**
   * Place of discovery. Equal names in different places are the same wallet; equal names in one
   * place are different wallets.
   */
  readonly source: 'registered' | 'listed' | 'global'
  readonly type: ConnectorType
  readonly name: string
  readonly icon: string | undefined
  readonly handle: WalletHandle
}
