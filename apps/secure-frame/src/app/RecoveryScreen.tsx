import { Stack, Text } from '@latchkey/ui'
import { useStore } from 'zustand'
import type { Recovery } from '../accounts/createRecovery.ts'
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
      </Stack>
    </main>
  )
}
