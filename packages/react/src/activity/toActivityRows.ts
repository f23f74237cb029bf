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
 * Sorts transactions: pending ones first, then by time, newest first. If several have the same id,
 * only the last one of the input is kept.
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
 * Returns the rows of the history: the sorted transactions, with a heading before each month in
 * local time. Months of other years are shown with the year (K-ACT-01).
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
