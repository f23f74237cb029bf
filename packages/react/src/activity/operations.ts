import type { HistoryTransaction } from '@latchkey/blockchain-api'

const known = [
  'send',
  'receive',
  'trade',
  'approve',
  'mint',
  'burn',
  'execute',
  'deploy',
  'deposit',
  'withdraw',
  'borrow',
  'repay',
  'claim',
  'buy',
  'cancel',
] as const

/**
 * Returns the text key for an operation. An operation unknown to this version gets
 * `activity.other`, because the API may add new ones.
 */
export function toTitleKey(operation: string) {
  const name = known.find((each) => each === operation)
  return name ? (`activity.${name}` as const) : 'activity.other'
}

/** Reports whether a transaction, or an onramp purchase, failed. */
export function isFailed({ metadata }: HistoryTransaction): boolean {
  return /^failed$|_FAILED$/.test(metadata.status)
}
