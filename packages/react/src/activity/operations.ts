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
  'foreign',
] as const

/**
 * Returns the key of the title for a transaction's type, e.g. `activity.send`. The API may add new
 * types, so an unknown type gives `activity.other`.
 */
export function toTitleKey(operation: string) {
  const name = known.find((each) => each === operation)
  return name ? (`activity.${name}` as const) : 'activity.other'
}

/** Returns whether a transaction or a purchase of tokens has failed. */
export function isFailed({ metadata }: HistoryTransaction): boolean {
  return /^failed$|_FAILED$/.test(metadata.status)
}
