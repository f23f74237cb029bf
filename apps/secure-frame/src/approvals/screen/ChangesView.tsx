import { Text } from '@latchkey/ui'
import type { Change, Changes } from '../model/Approval.ts'
import styles from './approvals.module.css'
import { RowView } from './ValueView.tsx'

const labels = { in: 'You get', out: 'You pay', allowance: 'May be spent' } as const

/** What a simulation says the balances would be afterwards. */
export function ChangesView({ changes }: { readonly changes: Changes }) {
  return (
    <section aria-label="Expected changes" className={styles['section']}>
      <Text as="h2" size="small" tone="muted">
        Expected changes
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
        <RowView row={{ label: 'By', value: { type: 'address', address: to } }} />
      )}
    </>
  )
}

function toText(changes: Changes): string {
  if (changes.state === 'failed')
    return 'The simulation failed. The transaction would likely fail too.'
  if (changes.state === 'unavailable') return 'Could not be simulated.'
  if (changes.state === 'as-said') return 'Only what is sent, apart from any fee.'
  return 'No balance changes, apart from any fee.'
}
