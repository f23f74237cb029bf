import { AlertBar, Button, Skeleton, Stack, Text } from '@latchkey/ui'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { Recovery, RecoveryState } from '../accounts/createRecovery.ts'
import { useTask } from '../pages/useTask.ts'
import { WalletWindowButton } from '../windows/WalletWindowButton.tsx'
import styles from './RecoveryScreen.module.css'

export type RecoveryScreenProps = {
  readonly recovery: Pick<Recovery, 'store' | 'sendLink'>
  /** `openWalletWindow`, where `/recover` would not see this login (decision 0017). */
  readonly openWallet?: (() => boolean) | undefined
}

/** Says how a recovery stands, with what the page of the code shows too (S-25). "Continue" is the app's button below. */
export function RecoveryScreen({ recovery, openWallet }: RecoveryScreenProps) {
  const state = useStore(recovery.store)
  if (state.status === 'none') return null
  return (
    <main className={styles['screen']}>
      {state.status === 'opening' && <Opening />}
      {state.status === 'waiting' && (
        <Waiting openWallet={openWallet} recovery={recovery} state={state} />
      )}
      {state.status === 'done' && (
        <Notice title="Your wallet is here" text="Press Continue to go on." />
      )}
      {state.status === 'failed' && (
        <Notice
          title="The recovery did not come through"
          text="Nothing has changed. Press Continue to begin anew."
        />
      )}
    </main>
  )
}

function Opening() {
  return (
    <Stack aria-hidden="true" gap={16}>
      <Skeleton shape="title" width={50} />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </Stack>
  )
}

function Notice({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Stack gap={8} role="status">
      <Text as="h1" size="title" weight={500}>
        {title}
      </Text>
      <Text tone="muted">{text}</Text>
    </Stack>
  )
}

const openLabel = 'Open the recovery page'

type WaitingProps = RecoveryScreenProps & {
  readonly state: Extract<RecoveryState, { status: 'waiting' }>
}

function Waiting({ recovery, openWallet, state: { origin, fingerprint } }: WaitingProps) {
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

type LinkRequestProps = Pick<RecoveryScreenProps, 'recovery'> & { readonly origin: string }

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
