import { AlertBar, Button, Stack, Text } from '@latchkey/ui'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { Recovery } from '../accounts/createRecovery.ts'
import { useTask } from '../pages/useTask.ts'
import styles from './RecoveryScreen.module.css'

export type RecoveryScreenProps = { readonly recovery: Recovery }

/** Says that a recovery waits, with what the page of the code shows too (S-25). */
export function RecoveryScreen({ recovery }: RecoveryScreenProps) {
  const state = useStore(recovery.store)
  if (state.status !== 'waiting') return null
  return (
    <main className={styles['screen']}>
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
        <Stack gap={4}>
          <Text tone="muted" size="small">
            Site
          </Text>
          <Text>{state.origin}</Text>
          <Text tone="muted" size="small">
            Number
          </Text>
          <Text size="display" tabular>
            {`${state.fingerprint.slice(0, 3)} ${state.fingerprint.slice(3)}`}
          </Text>
        </Stack>
        <a className={styles['link']} href="/recover" target="_blank" rel="noreferrer">
          Open the recovery page
        </a>
        <LinkRequest origin={state.origin} recovery={recovery} />
      </Stack>
    </main>
  )
}

type LinkRequestProps = RecoveryScreenProps & { readonly origin: string }

/** The page serves a browser that has followed a mailed link of late; here is how to get one. */
function LinkRequest({ origin, recovery }: LinkRequestProps) {
  const [number, setNumber] = useState<number>()
  const send = useTask(async () => setNumber(await recovery.sendLink(origin)))
  if (number !== undefined) {
    return (
      <Text>
        A link is in your mail. On its page, pick <strong>{number}</strong>.
      </Text>
    )
  }
  return (
    <Stack gap={8}>
      {send.error !== undefined && <AlertBar message={send.error} />}
      <Text size="small" tone="muted">
        If the page asks for a link, have one mailed to you.
      </Text>
      <Button onClick={() => send.run()} pending={send.status === 'pending'} wide>
        Mail me a link
      </Button>
    </Stack>
  )
}
