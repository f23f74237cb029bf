import { AlertBar, Button, Skeleton, Stack } from '@latchkey/ui'
import { type ReactNode, useState } from 'react'
import { useStore } from 'zustand'
import type { Recovery, RecoveryState } from '../accounts/createRecovery.ts'
import type { Release, ReleaseState } from '../accounts/createRelease.ts'
import { messages } from '../messages/messages.ts'
import { CodeWay } from './CodeWay.tsx'
import { RecoveryNotice } from './RecoveryNotice.tsx'
import styles from './RecoveryScreen.module.css'
import { ReleaseOffer, ReleaseView } from './ReleaseView.tsx'
import { useRelease } from './useRelease.ts'

export type RecoveryScreenProps = {
  readonly recovery: Pick<Recovery, 'store' | 'sendLink'>
  readonly release: Pick<Release, 'store' | 'follow' | 'ask' | 'take'>
  /**
   * Opens the wallet's page in a window that shares the frame's login (`openWalletWindow`). Present
   * if the page at `/recover` cannot see this login (decision 0017).
   */
  readonly openWallet?: (() => boolean) | undefined
}

/**
 * Shows the status of a recovery, with the same origin and fingerprint as the page for the recovery
 * code (S-25). The app shows its "Continue" button below.
 */
export function RecoveryScreen(props: RecoveryScreenProps) {
  const state = useStore(props.recovery.store)
  if (state.status === 'none') return null
  return (
    <main className={styles['screen']}>
      <Ways {...props} state={state} />
    </main>
  )
}

type WaysProps = RecoveryScreenProps & { readonly state: RecoveryState }

/**
 * Shows the available recovery methods: the recovery code, and the operator's copy if there is one
 * (S-26). Once the copy was requested, its status replaces the recovery with the recovery code.
 */
function Ways(props: WaysProps): ReactNode {
  const { recovery, release, openWallet, state } = props
  const { state: released, problem, retry } = useRelease(release)
  const [byCode, setByCode] = useState(false)
  if (state.status === 'done' || released.status === 'done') {
    return (
      <RecoveryNotice
        text={messages.login.pressContinueToGo}
        title={messages.login.yourWalletIsHere}
      />
    )
  }
  if (isBegun(released) && !byCode) {
    return (
      <Stack gap={12}>
        {problem !== undefined && <Unknown problem={problem} retry={retry} />}
        <ReleaseView release={release} state={released} />
        <Button onClick={() => setByCode(true)} variant="ghost" wide>
          {messages.login.useRecoveryCode}
        </Button>
      </Stack>
    )
  }
  return (
    <Stack gap={20}>
      <ByCode openWallet={openWallet} recovery={recovery} state={state} />
      {problem !== undefined && <Unknown problem={problem} retry={retry} />}
      {released.status === 'offered' && <ReleaseOffer release={release} />}
      {isBegun(released) && (
        <Button onClick={() => setByCode(false)} variant="ghost" wide>
          {messages.login.backToOperatorsCopy}
        </Button>
      )}
    </Stack>
  )
}

const isBegun = ({ status }: ReleaseState) =>
  status === 'asked' || status === 'waiting' || status === 'open' || status === 'over'

type UnknownProps = { readonly problem: string; readonly retry: () => void }

function Unknown({ problem, retry }: UnknownProps) {
  return (
    <Stack gap={8}>
      <AlertBar message={problem} />
      <Button onClick={retry} wide>
        {messages.login.tryAgain}
      </Button>
    </Stack>
  )
}

function ByCode({ recovery, openWallet, state }: Omit<WaysProps, 'release'>) {
  if (state.status === 'waiting') {
    return <CodeWay openWallet={openWallet} recovery={recovery} state={state} />
  }
  if (state.status === 'failed') {
    return (
      <RecoveryNotice
        text={messages.login.nothingHasChangedPress}
        title={messages.login.recoveryDidNotCome}
      />
    )
  }
  return (
    <Stack aria-hidden="true" gap={16}>
      <Skeleton shape="title" width={50} />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </Stack>
  )
}
