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

/** Gives the text that names what a transaction did; the wire's words are an open set. */
export function toTitleKey(operation: string) {
  const name = known.find((each) => each === operation)
  return name ? (`activity.${name}` as const) : 'activity.other'
}

/** Says whether a transaction, or a purchase, came to nothing. */
export function isFailed({ metadata }: HistoryTransaction): boolean {
  return /^failed$|_FAILED$/.test(metadata.status)
}
