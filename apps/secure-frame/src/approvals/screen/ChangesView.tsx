import { Text } from '@latchkey/ui'
import { messages } from '../../messages/messages.ts'
import type { Change, Changes } from '../model/Approval.ts'
import styles from './approvals.module.css'
import { RowView } from './ValueView.tsx'

const labels = {
  in: messages.approval.youGet,
  out: messages.approval.youPay,
  allowance: messages.approval.mayBeSpent,
} as const

/** Shows the balance changes that the simulation of a request predicts. */
export function ChangesView({ changes }: { readonly changes: Changes }) {
  return (
    <section aria-label={messages.approval.expectedChanges} className={styles['section']}>
      <Text as="h2" size="small" tone="muted">
        {messages.approval.expectedChanges}
      </Text>
      {changes.state === 'known' && changes.changes.length > 0 ? (
        <dl className={styles['rows']}>
          {changes.changes.map((change) => (
            <ChangeRow change={change} key={`${change.direction} ${JSON.stringify(change)}`} />
          ))}
        </dl>
      ) : (
        <Text size="small">{toText(changes)}</Text>
      )}
    </section>
  )
}

function ChangeRow({ change }: { readonly change: Change }) {
  const { direction, value, to } = change
  return (
    <>
      <RowView direction={direction} row={{ label: labels[direction], value }} />
      {to !== undefined && (
        <RowView row={{ label: messages.approval.by, value: { type: 'address', address: to } }} />
      )}
    </>
  )
}

function toText(changes: Changes): string {
  if (changes.state === 'failed') return messages.approval.simulationFailedTransactionWould
  if (changes.state === 'unavailable') return messages.approval.couldNotBeSimulated
  if (changes.state === 'as-said') return messages.approval.onlyWhatIsSent
  return messages.approval.noBalanceChangesApart
}
