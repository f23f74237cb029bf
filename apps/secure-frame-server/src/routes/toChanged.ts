import type { WalletChange } from '@latchkey/frame-api'
import { toWalletChange } from '../changes/changeRows.ts'
import type { ChangeRow } from '../db/schema.ts'
import type { WalletRow } from '../wallet/wallets.ts'

/**
 * A requested wallet change with its wallet; `undefined` if nothing had to change or the wallet is
 * only reserved.
 */
export type AnsweredChange = { readonly row: ChangeRow; readonly wallet: WalletRow } | undefined

/** Converts a wallet change to the API's response. `change` is absent if nothing had to change. */
export function toChanged(answered: AnsweredChange): { readonly change?: WalletChange } {
  return answered ? { change: toWalletChange(answered.row, answered.wallet) } : {}
}
