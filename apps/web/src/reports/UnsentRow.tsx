import { Button, Tag } from '@latchkey/ui'
import { useMutation } from '@tanstack/react-query'
import { useApp } from '../context/AppContext.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import type { UnsentReport } from '../outbox/storedReports.ts'
import styles from './ReportRow.module.css'

export type UnsentRowProps = {
  readonly report: UnsentReport
  readonly onEdit: () => void
}

/** A row for a report that waits to be sent, or that the server rejected. */
export function UnsentRow({ report, onEdit }: UnsentRowProps) {
  const messages = useMessages().bugReport
  const { reportOutbox, confirmPopup, product } = useApp()
  const retry = useMutation(
    { networkMode: 'always', mutationFn: () => reportOutbox.flush() },
    product.queryClient,
  )
  const { key, text, refusal } = report
  const discard = async () => {
    const question = { ...messages.confirmDiscard, yes: messages.discard, tone: 'danger' } as const
    if (await confirmPopup.ask(question)) reportOutbox.drop(key)
  }
  return (
    <li className={styles['row']}>
      <div className={styles['head']}>
        <strong>{text.title}</strong>
        <span className={styles['facts']}>
          {refusal === undefined ? (
            <Tag tone="warning">{messages.waiting}</Tag>
          ) : (
            messages.refused(refusal)
          )}
        </span>
      </div>
      <div className={styles['acts']}>
        {refusal === undefined ? (
          <Button pending={retry.isPending} onClick={() => retry.mutate()}>
            {messages.tryAgain}
          </Button>
        ) : (
          <Button onClick={onEdit}>{messages.edit}</Button>
        )}
        <Button variant="ghost" onClick={discard}>
          {messages.discard}
        </Button>
      </div>
    </li>
  )
}
