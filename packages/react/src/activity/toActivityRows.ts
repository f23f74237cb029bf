import type { HistoryTransaction } from '@latchkey/blockchain-api'
import { createMonthTitle, type MonthTitleOptions } from './createMonthTitle.ts'

export type ActivityRow =
  | { readonly kind: 'heading'; readonly key: string; readonly title: string }
  | { readonly kind: 'transaction'; readonly key: string; readonly transaction: HistoryTransaction }

export type ActivityRowsOptions = MonthTitleOptions & {
  /** Over what is not in a block yet. */
  readonly pendingTitle: string
}

export const isPending = ({ metadata }: HistoryTransaction) => metadata.status === 'pending'
const toTime = ({ metadata }: HistoryTransaction) => Date.parse(metadata.minedAt)

/** Puts what is pending first, then the newest; one that is there twice counts as it came last. */
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

/** Groups transactions, sorted, by local month, the year named where it is another (K-ACT-01). */
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
