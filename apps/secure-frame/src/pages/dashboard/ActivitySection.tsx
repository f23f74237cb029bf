import type { ResponseOf } from '@latchkey/core/contract'
import type { ActivityKind } from '@latchkey/frame-api'
import { listActivity } from '@latchkey/frame-api/endpoints'
import { Skeleton, Text } from '@latchkey/ui'
import { useCallback, useEffect, useState } from 'react'
import { formatMoment } from '../../messages/formats.ts'
import { messages } from '../../messages/messages.ts'
import { TaskButton } from '../../tasks/TaskButton.tsx'
import { toErrorText, useTask } from '../../tasks/useTask.ts'
import { Section } from '../layout/Section.tsx'
import type { PageServices } from '../services/PageServices.ts'
import styles from './DevicesSection.module.css'

type Activity = ResponseOf<typeof listActivity>

export type ActivitySectionProps = { readonly services: Pick<PageServices, 'client'> }

const texts: Readonly<Record<ActivityKind, string>> = messages.activity

/** Lists the account's activity, newest first. */
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
    <Section error={problem ?? more.error} title={messages.dashboard.activity}>
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
      {cursor !== null && <TaskButton task={more}>{messages.dashboard.showOlder}</TaskButton>}
    </Section>
  )
}
