import type { Report } from '@latchkey/product-api'
import { Button, EmptyState, Skeleton } from '@latchkey/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useApp } from '../context/AppContext.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import type { UnsentReport } from '../outbox/storedReports.ts'
import { isFailing } from '../product/isFailing.ts'
import styles from './OwnReports.module.css'
import { ReportRow } from './ReportRow.tsx'
import { UnsentRow } from './UnsentRow.tsx'
import type { Owner } from './useOwner.ts'

export type OwnReportsProps = {
  readonly owner: Owner
  /** Called when the player edits a report that the server rejected. */
  readonly onEdit: (report: UnsentReport) => void
}

/**
 * Lists the player's reports, newest first: those not sent yet, and those received by the server
 * with the team's answers.
 */
export function OwnReports({ owner, onEdit }: OwnReportsProps) {
  const { bugReport: messages, loading } = useMessages()
  const { product, reportOutbox } = useApp()
  const all = useSyncExternalStore(reportOutbox.subscribe, reportOutbox.get)
  const unsent = all.filter(owner.owns).reverse()
  const reports = useInfiniteQuery(product.queries.reports, product.queryClient)
  const rows: readonly Report[] | undefined = reports.data?.pages.flatMap((page) => page.reports)
  const failing = isFailing(reports)
  return (
    <>
      {unsent.length > 0 && (
        <ul className={styles['list']}>
          {unsent.map((entry) => (
            <UnsentRow key={entry.key} report={entry} onEdit={() => onEdit(entry)} />
          ))}
        </ul>
      )}
      {!rows && !failing && (
        <div role="status" aria-label={loading} className={styles['waiting']}>
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </div>
      )}
      {failing && (
        <EmptyState
          title={messages.failedTitle}
          detail={messages.failedText}
          action={
            <Button pending={reports.isFetching} onClick={() => reports.refetch()}>
              {messages.tryAgain}
            </Button>
          }
        />
      )}
      {rows?.length === 0 && unsent.length === 0 && (
        <p className={styles['none']}>{messages.none}</p>
      )}
      {rows && rows.length > 0 && (
        <ul className={styles['list']}>
          {rows.map((report) => (
            <ReportRow key={report.id} report={report} />
          ))}
        </ul>
      )}
      {reports.hasNextPage && (
        <Button
          variant="ghost"
          wide
          pending={reports.isFetchingNextPage}
          onClick={() => reports.fetchNextPage()}
        >
          {messages.more}
        </Button>
      )}
    </>
  )
}
