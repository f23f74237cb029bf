import { fillIn } from '@latchkey/core'
import type { WalletChange } from '@latchkey/frame-api'
import {
  listWalletChanges,
  restoreWalletChange,
  stopWalletChange,
} from '@latchkey/frame-api/endpoints'
import { Button, Stack, Text } from '@latchkey/ui'
import { useCallback, useEffect, useState } from 'react'
import { toChangeTexts } from '../../approvals/changeTexts.ts'
import { findRecord, proveWallet } from '../../keys/readBackup.ts'
import { formatMoment } from '../../messages/formats.ts'
import { messages } from '../../messages/messages.ts'
import { useTask } from '../../tasks/useTask.ts'
import { Section } from '../layout/Section.tsx'
import type { PageServices } from '../services/PageServices.ts'
import { withDatabase } from '../services/withDatabase.ts'
import styles from './DevicesSection.module.css'

export type ChangesSectionProps = {
  readonly services: PageServices
  readonly userId: string
  /** Called after a wallet change was undone. */
  readonly onRestored: () => void
}

type Listed = WalletChange & {
  /** Whether this browser has the wallet's record, so that it can create the proof for an undo. */
  readonly held: boolean
}

/**
 * Lists scheduled changes of the wallet, which can be cancelled, and finished ones, which a browser
 * with the wallet can undo (S-36). Renders null for an empty list.
 */
export function ChangesSection({ services, userId, onRestored }: ChangesSectionProps) {
  const { client, wallets } = services
  const [changes, setChanges] = useState<readonly Listed[]>([])
  const load = useCallback(() => readChanges(services, userId).then(setChanges), [services, userId])
  useEffect(() => {
    load().catch(() => setChanges([]))
  }, [load])

  const stop = useTask(async ({ id: changeId }: Listed) => {
    await client.call(stopWalletChange, { changeId })
    await load()
  })
  const restore = useTask(async ({ id: changeId, walletId }: Listed) => {
    const proof = await withDatabase(services, (database) =>
      proveWallet({ database, wallets, userId, walletId, act: 'restore' }),
    )
    await client.call(restoreWalletChange, { changeId, proof })
    onRestored()
    await load()
  })
  if (changes.length === 0) return null
  return (
    <Section error={stop.error ?? restore.error} title={messages.dashboard.changesOfYourWallet}>
      <ul className={styles['list']}>
        {changes.map((change) => (
          <li key={change.id}>
            <Stack gap={8}>
              <ChangeText change={change} />
              {change.state === 'waiting' && (
                <Button
                  onClick={() => stop.run(change)}
                  pending={stop.status === 'pending'}
                  variant="primary"
                >
                  {messages.dashboard.stopIt}
                </Button>
              )}
              {change.state === 'done' && change.held && (
                <Button onClick={() => restore.run(change)} pending={restore.status === 'pending'}>
                  {toChangeTexts(change).restore}
                </Button>
              )}
            </Stack>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function ChangeText({ change }: { readonly change: Listed }) {
  const { state, address, takesEffectAt, restorableUntil, origin, browser, askedAt } = change
  const texts = toChangeTexts(change)
  const until = formatMoment(restorableUntil)
  return (
    <Stack gap={4}>
      <Text weight={500}>
        {state === 'waiting'
          ? fillIn(messages.dashboard.changeWaits, {
              change: texts.waiting,
              moment: formatMoment(takesEffectAt),
            })
          : texts.done}
      </Text>
      <Text size="small" tone="muted">
        {address}
      </Text>
      <Text size="small" tone="muted">
        {fillIn(messages.dashboard.askedForAt, { origin, browser, moment: formatMoment(askedAt) })}
      </Text>
      {state === 'done' && (
        <Text size="small" tone="muted">
          {change.held
            ? fillIn(messages.dashboard.itCanBeTaken, { until })
            : fillIn(messages.dashboard.browserThatHoldsThis, { until })}
        </Text>
      )}
    </Stack>
  )
}

async function readChanges(services: PageServices, userId: string): Promise<readonly Listed[]> {
  const { changes } = await services.client.call(listWalletChanges, {})
  return withDatabase(services, (database) =>
    Promise.all(
      changes.map(async (change) => {
        const record = await findRecord({ database, userId, walletId: change.walletId })
        return { ...change, held: record !== undefined }
      }),
    ),
  )
}
