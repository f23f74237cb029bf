import type { HistoryTransaction } from '@latchkey/blockchain-api'
import { createMonthTitle, type MonthTitleOptions } from './createMonthTitle.ts'

export type ActivityRow =
  | { readonly kind: 'heading'; readonly key: string; readonly title: string }
  | { readonly kind: 'transaction'; readonly key: string; readonly transaction: HistoryTransaction }

export type ActivityRowsOptions = MonthTitleOptions & {
  /** Heading above the pending transactions. */
  readonly pendingTitle: string
}

export const isPending = ({ metadata }: HistoryTransaction) => metadata.status === 'pending'
const toTime = ({ metadata }: HistoryTransaction) => Date.parse(metadata.minedAt)

/**
 * Sorts pending transactions first, then by time, newest first. Of duplicates by id, the last one
 * in the input wins.
 */
export function sortTransactions(
  transactions: readonly HistoryTransaction[],
): readonly HistoryTransaction[] {
  const unique = new Map(transactions.map((transaction) => [transaction.id, transaction]))
  return [...unique.values()].sort(
    (one, two) => Number(isPending(two)) - Number(isPending(one)) || toTime(two) - toTime(one),
  )
}

function createTitles({ pendingTitle, ...options }: ActivityRowsOptions) {
  const toMonth = createMonthTitle(options)
  return (transaction: HistoryTransaction) =>
    isPending(transaction) ? pendingTitle : toMonth(new Date(toTime(transaction)))
}

/**
 * Inserts a heading before each local month of sorted transactions, with the year if it is another
 * year (K-ACT-01).
 */
export function toActivityRows(
  transactions: readonly HistoryTransaction[],
  options: ActivityRowsOptions,
): readonly ActivityRow[] {
  const toTitle = createTitles(options)
  const rows: ActivityRow[] = []
  let last: string | undefined
  for (const transaction of transactions) {
    const title = toTitle(transaction)
    if (title !== last) rows.push({ kind: 'heading', key: `heading/${title}`, title })
    last = title
    rows.push({ kind: 'transaction', key: transaction.id, transaction })
  }
  return rows
}
