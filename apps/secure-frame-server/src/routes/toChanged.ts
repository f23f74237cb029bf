import type { WalletChange } from '@latchkey/frame-api'
import { toWalletChange } from '../changes/changeRows.ts'
import type { ChangeRow } from '../db/schema.ts'
import type { WalletRow } from '../wallet/wallets.ts'

/** A change that was asked for, with its wallet; none where it needed none. */
export type AnsweredChange = { readonly row: ChangeRow; readonly wallet: WalletRow } | undefined

/** The answer of what may have to wait. */
export function toChanged(answered: AnsweredChange): { readonly change?: WalletChange } {
  return answered ? { change: toWalletChange(answered.row, answered.wallet) } : {}
}
