import type { HistoryTransaction } from '@latchkey/blockchain-api'
import type { SentGroup } from '@latchkey/kit/send'

/** Gives what was sent, and is in no block yet, the form in which the history tells it afterwards. */
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
      // Not yet.
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
 * Puts what was sent from here before what the history tells. What the history has in a block is its own to tell; what it
 * has as pending too is told once.
 */
export function withSent(
  history: readonly HistoryTransaction[],
  groups: readonly SentGroup[],
): {
  readonly transactions: readonly HistoryTransaction[]
  /** Id of what was sent, by the hash of its row. */
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
