import { fillIn } from '@latchkey/core'
import type { Device } from '@latchkey/frame-api'
import { forgetDevice, listDevices, revokeDevice } from '@latchkey/frame-api/endpoints'
import { Button, Skeleton, Stack, Tag, Text } from '@latchkey/ui'
import { useCallback, useEffect, useState } from 'react'
import { formatMoment } from '../../messages/formats.ts'
import { messages } from '../../messages/messages.ts'
import { TaskButton } from '../../tasks/TaskButton.tsx'
import { toErrorText, useTask } from '../../tasks/useTask.ts'
import { Section } from '../layout/Section.tsx'
import type { PageServices } from '../services/PageServices.ts'
import { withDatabase } from '../services/withDatabase.ts'
import styles from './DevicesSection.module.css'

export type DevicesSectionProps = {
  readonly services: PageServices
  /** Called after the keys of this device were deleted. */
  readonly onForgotten: () => void
}

/** Lists the devices that may open the wallet, each with a button to revoke it (S-29). */
export function DevicesSection({ services, onForgotten }: DevicesSectionProps) {
  const { client } = services
  const [devices, setDevices] = useState<readonly Device[]>()
  const [problem, setProblem] = useState<string>()
  const load = useCallback(
    () => client.call(listDevices, {}).then((answer) => setDevices(answer.devices)),
    [client],
  )
  useEffect(() => {
    load().catch((error: unknown) => setProblem(toErrorText(error)))
  }, [load])

  const revoke = useTask(async (id: string) => {
    await client.call(revokeDevice, { id })
    await load()
  })
  const forget = useTask(async () => {
    await client.call(forgetDevice, {})
    await withDatabase(services, (database) => database.clear())
    onForgotten()
  })

  return (
    <Section error={problem ?? revoke.error ?? forget.error} title={messages.dashboard.devices}>
      {!devices && !problem && <Skeleton shape="row" />}
      <ul className={styles['list']}>
        {devices?.map((device) => (
          <li className={styles['row']} key={device.id}>
            <Stack gap={4}>
              <Stack align="center" direction="row" gap={8} wrap>
                <Text weight={500}>{device.browser}</Text>
                {device.current && <Tag>{messages.dashboard.thisDevice}</Tag>}
              </Stack>
              <Text size="small" tone="muted">
                {fillIn(messages.dashboard.lastSeen, {
                  origin: device.origin,
                  moment: formatMoment(device.lastSeenAt),
                })}
              </Text>
            </Stack>
            {device.current ? (
              <TaskButton task={forget} variant="danger">
                {messages.dashboard.forget}
              </TaskButton>
            ) : (
              <Button onClick={() => revoke.run(device.id)} pending={revoke.status === 'pending'}>
                {messages.dashboard.revoke}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Text size="small" tone="muted">
        {messages.dashboard.forgettingThisDeviceDeletes}
      </Text>
    </Section>
  )
}
