import { AlertBar, Stack, Text } from '@latchkey/ui'
import { useState } from 'react'
import type { Recovery, RecoveryState } from '../accounts/createRecovery.ts'
import { TaskButton } from '../tasks/TaskButton.tsx'
import { useTask } from '../tasks/useTask.ts'
import { WalletWindowButton } from '../windows/WalletWindowButton.tsx'
import styles from './RecoveryScreen.module.css'

const openLabel = 'Open the recovery page'

export type CodeWayProps = {
  readonly recovery: Pick<Recovery, 'sendLink'>
  readonly state: Extract<RecoveryState, { status: 'waiting' }>
  /** As `RecoveryScreen` takes it. */
  readonly openWallet: (() => boolean) | undefined
}

/** To the page where the code is typed, with what it shows too (S-25). */
export function CodeWay({ recovery, openWallet, state }: CodeWayProps) {
  const { origin, fingerprint } = state
  return (
    <Stack gap={20}>
      <Stack gap={8}>
        <Text as="h1" size="title" weight={500}>
          Recover your wallet
        </Text>
        <Text tone="muted">
          This browser does not hold your wallet yet. Type your recovery code on the recovery page
          and check that it shows the same site and number.
        </Text>
      </Stack>
      <Stack gap={12}>
        <Stack>
          <Text tone="muted" size="small">
            Site
          </Text>
          <Text>{origin}</Text>
        </Stack>
        <Stack>
          <Text tone="muted" size="small">
            Number
          </Text>
          <Text size="display" tabular>
            {`${fingerprint.slice(0, 3)} ${fingerprint.slice(3)}`}
          </Text>
        </Stack>
      </Stack>
      {openWallet ? (
        <WalletWindowButton label={openLabel} open={openWallet} />
      ) : (
        <a className={styles['link']} href="/recover" target="_blank" rel="noreferrer">
          {openLabel}
        </a>
      )}
      <LinkRequest origin={origin} recovery={recovery} />
    </Stack>
  )
}

type LinkRequestProps = Pick<CodeWayProps, 'recovery'> & { readonly origin: string }

/** The page serves a browser that has followed a mailed link of late; here is how to get one. */
function LinkRequest({ origin, recovery }: LinkRequestProps) {
  const [number, setNumber] = useState<number>()
  const send = useTask(async () => setNumber(await recovery.sendLink(origin)))
  if (number !== undefined) {
    return (
      <Text>
        A link is in your mail. On its page, type <strong>{number}</strong>.
      </Text>
    )
  }
  return (
    <Stack gap={8}>
      {send.error !== undefined && <AlertBar message={send.error} />}
      <Text size="small" tone="muted">
        If the page asks for a link, have one mailed to you.
      </Text>
      <TaskButton task={send} wide>
        Mail me a link
      </TaskButton>
    </Stack>
  )
}
