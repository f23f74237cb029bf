import { formatMoment } from '@latchkey/core'
import type { ResponseOf } from '@latchkey/core/contract'
import type { ActivityKind } from '@latchkey/frame-api'
import { listActivity } from '@latchkey/frame-api/endpoints'
import { Skeleton, Text } from '@latchkey/ui'
import { useCallback, useEffect, useState } from 'react'
import { TaskButton } from '../../tasks/TaskButton.tsx'
import { toErrorText, useTask } from '../../tasks/useTask.ts'
import { Section } from '../layout/Section.tsx'
import type { PageServices } from '../services/PageServices.ts'
import styles from './DevicesSection.module.css'

type Activity = ResponseOf<typeof listActivity>

export type ActivitySectionProps = { readonly services: Pick<PageServices, 'client'> }

const texts: Readonly<Record<ActivityKind, string>> = {
  signed_in: 'Signed in',
  signed_out: 'Signed out',
  device_added: 'Device added',
  device_revoked: 'Device revoked',
  share_released: 'Wallet opened',
  app_signed_in: 'Signed in to the app with the login',
  export_released: 'Key exported',
  wallet_created: 'Wallet created',
  wallet_archived: 'Wallet put away',
  wallet_restored: 'Wallet brought back',
  recovery_changed: 'Recovery code changed',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  change_asked: 'Change of the wallet asked for',
  change_stopped: 'Change stopped',
  change_undone: 'Change taken back',
  recovery_read: 'Recovery begun',
  recovery_done: 'Wallet recovered',
  escrow_added: 'Recovery by the operator turned on',
  escrow_dropped: 'Recovery by the operator turned off',
  release_asked: 'Operator asked for the wallet',
  release_cancelled: 'Recovery by the operator cancelled',
  release_done: 'Wallet recovered by the operator',
  email_changed: 'Email address changed',
  email_reverted: 'Email change taken back',
}

/** What happened with the account, newest first. */
export function ActivitySection({ services: { client } }: ActivitySectionProps) {
  const [entries, setEntries] = useState<Activity['entries']>()
  const [cursor, setCursor] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  const load = useCallback(
    async (from: string | null) => {
      const answer = await client.call(listActivity, from === null ? {} : { cursor: from })
      setEntries((known = []) => [...(from === null ? [] : known), ...answer.entries])
      setCursor(answer.nextCursor)
    },
    [client],
  )
  useEffect(() => {
    load(null).catch((error: unknown) => setProblem(toErrorText(error)))
  }, [load])
  const more = useTask(() => load(cursor))

  return (
    <Section error={problem ?? more.error} title="Activity">
      {!entries && !problem && <Skeleton shape="row" />}
      <ul className={styles['list']}>
        {entries?.map((entry) => (
          <li key={entry.id}>
            <Text>{texts[entry.kind]}</Text>
            <Text size="small" tone="muted">
              {formatMoment(entry.at)}, {entry.browser}
            </Text>
          </li>
        ))}
      </ul>
      {cursor !== null && <TaskButton task={more}>Show older</TaskButton>}
    </Section>
  )
}
