import type { CaipAddress } from '@latchkey/core'
import {
  getSmartSessionState,
  type SmartSession,
  type SmartSessionState,
  smartSessionsQuery,
} from '@latchkey/kit/permissions'
import { Button, EmptyState, Skeleton, Stack, Tabs, Tag, Text } from '@latchkey/ui'
import { Fragment, useState } from 'react'
import { createMonthTitle } from '../../activity/createMonthTitle.ts'
import { useKitContext } from '../../context/KitContext.ts'
import { useAccount } from '../../hooks/account/useAccount.ts'
import { useLanguage } from '../../hooks/appearance/useLanguage.ts'
import { useKitQuery } from '../../hooks/queries/useKitQuery.ts'
import { usePermissionText } from '../../messages/permissions.ts'
import { List } from '../../parts/List.tsx'
import { SessionRow } from './SessionRow.tsx'
import styles from './SmartSessionList.module.css'

export const SmartSessionListHeader = { title: <Title /> }

function Title() {
  const text = usePermissionText()
  return (
    <>
      {text('sessions.title')} <Tag className={styles['beta']}>{text('sessions.beta')}</Tag>
    </>
  )
}

const states: readonly SmartSessionState[] = ['active', 'expired', 'revoked']

/** Lists the active, expired and revoked smart sessions of the account. */
export function SmartSessionList() {
  const text = usePermissionText()
  const { caipAddress } = useAccount()
  const [shown, setShown] = useState<SmartSessionState>('active')
  if (!caipAddress) return null
  return (
    <Tabs
      aria-label={text('sessions.states')}
      items={states.map((id) => ({
        id,
        label: text(`sessions.${id}`),
        'data-testid': `tab-${id}`,
      }))}
      onValueChange={(id) => setShown(states.find((each) => each === id) ?? 'active')}
      value={shown}
    >
      <Sessions account={caipAddress} key={caipAddress} state={shown} />
    </Tabs>
  )
}

type SessionsProps = { readonly account: CaipAddress; readonly state: SmartSessionState }

function Sessions({ account, state }: SessionsProps) {
  const { kit } = useKitContext()
  const text = usePermissionText()
  const query = useKitQuery(smartSessionsQuery(kit, account))
  const { data, fetchStatus, isError, isRefetching, refetch } = query
  if (!data && fetchStatus === 'paused')
    return <EmptyState detail={text('sessions.offlineText')} title={text('sessions.offline')} />
  if (!data && isError) {
    const again = (
      <Button onClick={() => void refetch()} pending={isRefetching} size="small">
        {text('modal.tryAgain')}
      </Button>
    )
    return <EmptyState action={again} title={text('sessions.failed')} />
  }
  if (!data) return <Loading />
  const now = kit.ports.now()
  const sessions = data.filter((session) => getSmartSessionState(session, now) === state)
  if (sessions.length === 0)
    return <EmptyState detail={text('sessions.noneText')} title={text(`sessions.none.${state}`)} />
  return <Months sessions={sessions} state={state} />
}

function Loading() {
  const text = usePermissionText()
  return (
    <Stack aria-busy="true" aria-label={text('sessions.loading')} role="status">
      {['1', '2', '3'].map((row) => (
        <Skeleton key={row} shape="row" />
      ))}
    </Stack>
  )
}

type MonthsProps = {
  readonly sessions: readonly SmartSession[]
  readonly state: SmartSessionState
}

function Months({ sessions, state }: MonthsProps) {
  const { kit } = useKitContext()
  const { locale } = useLanguage()
  const toMonth = createMonthTitle({ locale, now: kit.ports.now() })
  const titleOf = ({ createdAt }: SmartSession) => toMonth(new Date(createdAt * 1_000))
  const months = [...new Set(sessions.map(titleOf))]
  return (
    <Stack gap={8}>
      {months.map((month) => (
        <Fragment key={month}>
          <Text as="h3" className={styles['month']} size="small" tone="muted">
            {month}
          </Text>
          <List>
            {sessions
              .filter((session) => titleOf(session) === month)
              .map((session) => (
                <SessionRow key={session.pci} session={session} state={state} />
              ))}
          </List>
        </Fragment>
      ))}
    </Stack>
  )
}
