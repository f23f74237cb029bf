import type { HistoryTransaction } from '@latchkey/blockchain-api'
import { openExternal, shortenAddress } from '@latchkey/core'
import { ListItem, Text } from '@latchkey/ui'
import { HiddenBalance } from '../balance/HiddenBalance.tsx'
import { useBalancesHidden } from '../balance/useBalancesHidden.ts'
import { useKitContext } from '../context/KitContext.ts'
import { useNetwork } from '../hooks/account/useNetwork.ts'
import { useLanguage } from '../hooks/appearance/useLanguage.ts'
import { useAccountText } from '../messages/accounts.ts'
import styles from './Activity.module.css'
import { mergeTransfers, type ShownTransfer } from './mergeTransfers.ts'
import { isFailed, toTitleKey } from './operations.ts'
import { TransactionImage } from './TransactionImage.tsx'
import { type ActivityRow, isPending } from './toActivityRows.ts'
import { toAmountLine } from './toAmountLine.ts'

export type ActivityRowViewProps = {
  readonly row: ActivityRow
  /** Ids of pending transfers that this browser sent, by transaction hash. */
  readonly sentIds: ReadonlyMap<string, string>
  /** Ids of transactions that strangers placed in the history. */
  readonly hiddenIds: ReadonlySet<string>
}

/** Renders one row of the history: a month heading or a transaction. */
export function ActivityRowView({ row, sentIds, hiddenIds }: ActivityRowViewProps) {
  if (row.kind === 'transaction') {
    const id = sentIds.get(row.transaction.metadata.hash)
    return id === undefined ? (
      <TransactionRow bait={hiddenIds.has(row.transaction.id)} transaction={row.transaction} />
    ) : (
      <SentRow id={id} transaction={row.transaction} />
    )
  }
  return (
    <Text as="h3" className={styles['heading']} size="small" tone="muted">
      {row.title}
    </Text>
  )
}

type TransactionProps = { readonly transaction: HistoryTransaction }
type MinedProps = TransactionProps & {
  /** Whether a stranger placed the transaction in the history, so that the user copies an address. */
  readonly bait: boolean
}

/**
 * A mined transaction. A press opens it on the network's block explorer, if the network has one.
 */
function TransactionRow({ transaction, bait }: MinedProps) {
  const { kit } = useKitContext()
  const text = useAccountText()
  const { caipNetwork } = useNetwork()
  const { operationType, hash } = transaction.metadata
  const transfers = mergeTransfers(transaction)
  const explorer = caipNetwork?.blockExplorers?.default.url
  return (
    <ListItem
      detail={<Detail bait={bait} transaction={transaction} />}
      image={<TransactionImage transaction={transaction} transfers={transfers} />}
      label={<span className={styles['line']}>{text(toTitleKey(operationType))}</span>}
      onSelect={() => {
        if (explorer)
          openExternal(`${explorer}/tx/${encodeURIComponent(hash)}`, { open: kit.ports.openWindow })
      }}
      tag={
        <Amounts failed={isFailed(transaction)} operation={operationType} transfers={transfers} />
      }
    />
  )
}

/**
 * A pending transaction sent from this browser. A press opens the page that speeds up or cancels
 * it.
 */
function SentRow({ id, transaction }: TransactionProps & { readonly id: string }) {
  const { kit } = useKitContext()
  const text = useAccountText()
  const { operationType } = transaction.metadata
  const transfers = mergeTransfers(transaction)
  const isCancelling = operationType === 'cancel'
  return (
    <ListItem
      chevron
      data-testid="activity-sent"
      detail={text('activity.pending')}
      image={<TransactionImage transaction={transaction} transfers={transfers} />}
      label={
        <span className={styles['line']}>
          {text(isCancelling ? 'activity.cancelling' : 'activity.sending')}
        </span>
      }
      onSelect={() =>
        kit.modal.send({ type: 'push', page: { view: 'WalletSendPending', data: { id } } })
      }
      tag={<Amounts failed={isCancelling} operation={operationType} transfers={transfers} />}
    />
  )
}

/**
 * The second line of a row: the status of a pending or failed transaction, else its day. Unless the
 * transaction is pending, the line also names the other account or the app, but no address that
 * another account placed in the history.
 */
function Detail({ transaction, bait }: MinedProps) {
  const text = useAccountText()
  const { locale } = useLanguage()
  const { minedAt, sentFrom, sentTo, operationType, application } = transaction.metadata
  if (isPending(transaction)) return text('activity.pending')
  const day = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' })
  const other = operationType === 'receive' ? sentFrom : sentTo
  const party = application?.name || (other && shortenAddress(other))
  const counterparty = bait ? text('activity.bait') : operationType !== 'foreign' && party
  const state = isFailed(transaction) ? text('activity.failed') : day.format(new Date(minedAt))
  return (
    <span className={styles['line']} data-failed={isFailed(transaction) || undefined}>
      {state}
      {counterparty && (
        <>
          {' · '}
          <bdi>{counterparty}</bdi>
        </>
      )}
    </span>
  )
}

type AmountsProps = {
  /** True if the transaction was reverted or is being cancelled, so that no amount was moved. */
  readonly failed: boolean
  readonly operation: string
  readonly transfers: readonly ShownTransfer[]
}

function Amounts({ failed, operation, transfers }: AmountsProps) {
  const { locale } = useLanguage()
  const hidden = useBalancesHidden()
  if (transfers.length === 0) return null
  if (hidden) return <HiddenBalance />
  return (
    <span className={styles['amounts']} data-failed={failed || undefined}>
      {transfers.map((transfer) => (
        <span
          className={styles['amount']}
          data-direction={transfer.direction}
          // Truncation cuts the symbol and never the digits, in left-to-right and right-to-left
          // pages.
          dir="auto"
          key={`${transfer.direction}/${transfer.key}`}
        >
          {toAmountLine(transfer, { operation, locale })}
        </span>
      ))}
    </span>
  )
}
