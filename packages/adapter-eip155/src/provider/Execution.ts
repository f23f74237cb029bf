import type { Hex } from '@latchkey/core'

/**
 * Progress of a transaction for which a contract wallet answered an internal hash, e.g.
 * `safeTxHash` (K-WORLD-05). `signatures`: other owners have to sign, or the wallet has not sent
 * the transaction.
 */
export type Execution =
  | { readonly state: 'signatures' | 'failed' | 'cancelled' }
  | { readonly state: 'executed'; readonly hash: Hex }
