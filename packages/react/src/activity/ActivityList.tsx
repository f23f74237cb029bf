import { Button, CheckIcon, EmptyState, Icon, Skeleton, Stack, Text } from '@latchkey/ui'
import { type ReactNode, useMemo } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useLanguage } from '../hooks/appearance/useLanguage.ts'
import { useAccountText } from '../messages/accounts.ts'
import { LongList } from '../parts/LongList.tsx'
import styles from './Activity.module.css'
import { ActivityRowView } from './ActivityRowView.tsx'
import { toActivityRows } from './toActivityRows.ts'
import type { useActivity } from './useActivity.ts'

export type ActivityListProps = {
  readonly activity: ReturnType<typeof useActivity>
  /**
   * Maximum number of transactions to show. Default: all, with further pages that load as the user
   * scrolls.
   */
  readonly most?: number | undefined
  /** Button or row below the text of an empty history. */
  readonly emptyAction?: ReactNode
}

/**
 * Lists the transactions of an account, pending ones first. Below the rows it shows whether the
 * list is loading, has failed, is not supported by the network, or is empty.
 */
export function ActivityList({ activity, most, emptyAction }: ActivityListProps) {
  const { transactions, hasMore, failedMore } = activity
  const hasRows = transactions.length > 0 || hasMore || failedMore
  return (
    <Stack gap={16}>
      {activity.hiddenIds.size > 0 && <ShowAllSwitch activity={activity} />}
      {hasRows && <Rows activity={activity} most={most} />}
      <State activity={activity} emptyAction={!hasRows && emptyAction} />
    </Stack>
  )
}

/** The switch that also shows what strangers placed in the history (K-WORLD-14). */
function ShowAllSwitch({ activity }: Pick<ActivityListProps, 'activity'>) {
  const text = useAccountText()
  const { showsAll, setShowsAll } = activity
  return (
    <Button
      aria-checked={showsAll}
      className={styles['switch']}
      data-testid="activity-show-all"
      icon={showsAll ? <Icon icon={CheckIcon} size={16} /> : undefined}
      onClick={() => setShowsAll(!showsAll)}
      role="switch"
      size="small"
    >
      {text('activity.showAll')}
    </Button>
  )
}

function State({ activity, emptyAction }: Omit<ActivityListProps, 'most'>) {
  const text = useAccountText()
  const name = activity.network?.name ?? ''
  if (activity.failed) return <Failed activity={activity} />
  if (activity.isLoading) return <Loading />
  if (!activity.supported) return <EmptyState title={text('activity.untold', { network: name })} />
  return emptyAction === false ? null : (
    <EmptyState action={emptyAction} title={text('activity.none', { network: name })} />
  )
}

function Rows({ activity, most }: Omit<ActivityListProps, 'emptyAction'>) {
  const { kit } = useKitContext()
  const text = useAccountText()
  const { locale } = useLanguage()
  const { transactions, hasMore } = activity
  const pendingTitle = text('activity.pending')
  const rows = useMemo(() => {
    const now = kit.ports.now()
    return toActivityRows(transactions.slice(0, most), { locale, now, pendingTitle })
  }, [kit, transactions, most, locale, pendingTitle])
  return (
    <Stack className={styles['rows']} gap={8}>
      <LongList
        aria-label={text('account.activity')}
        hasMore={hasMore && (most === undefined || transactions.length < most)}
        items={rows}
        onReachEnd={activity.loadMore}
        toKey={({ key }) => key}
      >
        {(row) => (
          <ActivityRowView hiddenIds={activity.hiddenIds} row={row} sentIds={activity.sentIds} />
        )}
      </LongList>
      {activity.failedMore && <FailedMore activity={activity} />}
    </Stack>
  )
}

function Loading() {
  const text = useAccountText()
  return (
    <Stack aria-busy="true" aria-label={text('activity.loading')} role="status">
      {['1', '2', '3', '4', '5', '6', '7'].map((row) => (
        <Skeleton key={row} shape="row" />
      ))}
    </Stack>
  )
}

type FailedProps = Pick<ActivityListProps, 'activity'>

function Failed({ activity }: FailedProps) {
  const text = useAccountText()
  return <EmptyState action={<Retry activity={activity} />} title={text('activity.failedAll')} />
}

function FailedMore({ activity }: FailedProps) {
  const text = useAccountText()
  return (
    <Stack align="center" gap={8} role="alert">
      <Text align="center" size="small" tone="muted">
        {text('activity.failedMore')}
      </Text>
      <Retry activity={activity} />
    </Stack>
  )
}

function Retry({ activity }: FailedProps) {
  const text = useAccountText()
  return (
    <Button onClick={activity.retry} pending={activity.isRetrying} size="small">
      {text('modal.tryAgain')}
    </Button>
  )
}
