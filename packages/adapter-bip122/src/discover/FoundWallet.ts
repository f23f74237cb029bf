import type { ConnectorType } from '@latchkey/core'
import type { WalletHandle } from '../handle/WalletHandle.ts'

/**
 * A Bitcoin wallet that discovery found on the page: a validated copy of its description, and the
 * provider to connect it.
 */
export type FoundWallet = {
  /**
   * Where discovery found the wallet: registered by the Wallet Standard, in the list of
   * sats-connect, or at a global variable. Equal names in different places are the same wallet;
   * equal names in one place are different wallets.
   */
  readonly source: 'registered' | 'listed' | 'global'
  readonly type: ConnectorType
  readonly name: string
  readonly icon: string | undefined
  readonly handle: WalletHandle
}
