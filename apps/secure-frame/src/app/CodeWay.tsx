import { AlertBar, Stack, Text } from '@latchkey/ui'
import { useState } from 'react'
import type { Recovery, RecoveryState } from '../accounts/createRecovery.ts'
import { messages } from '../messages/messages.ts'
import { TaskButton } from '../tasks/TaskButton.tsx'
import { useTask } from '../tasks/useTask.ts'
import { WalletWindowButton } from '../windows/WalletWindowButton.tsx'
import styles from './RecoveryScreen.module.css'

const openLabel = messages.login.openRecoveryPage

export type CodeWayProps = {
  readonly recovery: Pick<Recovery, 'sendLink'>
  readonly state: Extract<RecoveryState, { status: 'waiting' }>
  /**
   * Opens the wallet's page in a window that shares the frame's login. Absent if the page at
   * `/recover` can see this login itself.
   */
  readonly openWallet: (() => boolean) | undefined
}

/**
 * Opens the page on which the user enters the recovery code. Shows the same origin and fingerprint
 * as that page, so that the user can compare them (S-25).
 */
export function CodeWay({ recovery, openWallet, state }: CodeWayProps) {
  const { origin, fingerprint } = state
  return (
    <Stack gap={20}>
      <Stack gap={8}>
        <Text as="h1" size="title" weight={500}>
          {messages.login.recoverYourWallet}
        </Text>
        <Text tone="muted">{messages.login.thisBrowserDoesNot}</Text>
      </Stack>
      <Stack gap={12}>
        <Stack>
          <Text tone="muted" size="small">
            {messages.login.site}
          </Text>
          <Text>{origin}</Text>
        </Stack>
        <Stack>
          <Text tone="muted" size="small">
            {messages.login.number}
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

/**
 * Mails a link to the recovery page. The page only works in a browser that recently followed a
 * mailed link.
 */
function LinkRequest({ origin, recovery }: LinkRequestProps) {
  const [number, setNumber] = useState<number>()
  const send = useTask(async () => setNumber(await recovery.sendLink(origin)))
  if (number !== undefined) {
    return (
      <Text>
        {messages.login.linkIsInYour} <strong>{number}</strong>.
      </Text>
    )
  }
  return (
    <Stack gap={8}>
      {send.error !== undefined && <AlertBar message={send.error} />}
      <Text size="small" tone="muted">
        {messages.login.ifPageAsksFor}
      </Text>
      <TaskButton task={send} wide>
        {messages.login.mailMeLink}
      </TaskButton>
    </Stack>
  )
}
