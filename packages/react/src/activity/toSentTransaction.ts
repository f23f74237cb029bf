import type { HistoryTransaction } from '@latchkey/blockchain-api'
import type { SentGroup } from '@latchkey/kit/send'

/** Converts a pending transaction that this browser sent into an entry of the history. */
export function toSentTransaction({ latest }: SentGroup): HistoryTransaction {
  const { hash, from, to, amount, symbol, act, caipNetworkId } = latest
  const transfer = {
    fungible_info: { name: symbol, symbol },
    direction: 'out',
    quantity: { numeric: amount },
  } as const
  return {
    id: hash,
    metadata: {
      operationType: act === 'cancel' ? 'cancel' : 'send',
      hash,
      // A pending transaction has no block time.
      minedAt: new Date(0).toISOString(),
      sentFrom: from,
      sentTo: to,
      status: 'pending',
      nonce: 0,
      chain: caipNetworkId,
    },
    transfers: [transfer],
  }
}

/**
 * Adds the pending transactions that this browser sent before the history. A transaction that the
 * history already contains is listed once.
 */
export function withSent(
  history: readonly HistoryTransaction[],
  groups: readonly SentGroup[],
): {
  readonly transactions: readonly HistoryTransaction[]
  /** Ids of pending transfers that this browser sent, by transaction hash. */
  readonly sentIds: ReadonlyMap<string, string>
} {
  const mined = new Set(
    history.flatMap(({ metadata }) => (metadata.status === 'pending' ? [] : metadata.hash)),
  )
  const own = groups.filter(({ latest }) => !mined.has(latest.hash))
  const sentIds = new Map(own.map(({ id, latest }) => [latest.hash, id]))
  const others = history.filter(({ metadata }) => !sentIds.has(metadata.hash))
  return { transactions: [...own.map(toSentTransaction), ...others], sentIds }
}
