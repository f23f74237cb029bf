import { formatMoment } from '@latchkey/core'
import { AlertBar, Stack, Text } from '@latchkey/ui'
import type { ReactNode } from 'react'
import type { Release, ReleaseState } from '../accounts/createRelease.ts'
import { TaskButton } from '../tasks/TaskButton.tsx'
import { useTask } from '../tasks/useTask.ts'
import { RecoveryNotice } from './RecoveryNotice.tsx'

type Asking = { readonly release: Pick<Release, 'ask' | 'take'> }

export type AskButtonProps = Asking & { readonly label: string }

/** Has the owner asked by a mail whether this device may have the operator's copy (S-26). */
export function AskButton({ release, label }: AskButtonProps) {
  const ask = useTask(() => release.ask())
  return (
    <>
      {ask.error !== undefined && <AlertBar message={ask.error} />}
      <TaskButton task={ask} wide>
        {label}
      </TaskButton>
    </>
  )
}

/** The way beside the recovery code, for wallets of which the operator has a copy. */
export function ReleaseOffer({ release }: Asking) {
  return (
    <Stack gap={8}>
      <Text size="small" tone="muted">
        No code? The operator of this wallet has a copy and can release it after a wait.
      </Text>
      <AskButton label="Ask the operator" release={release} />
    </Stack>
  )
}

export type ReleaseViewProps = Asking & { readonly state: ReleaseState }

/** How the operator's release stands, and what is to be done. Nothing where nothing was asked. */
export function ReleaseView({ release, state }: ReleaseViewProps): ReactNode {
  switch (state.status) {
    case 'asked':
      return <Asked number={state.deviceNumber} release={release} />
    case 'waiting':
      return <Waiting opensAt={state.opensAt} />
    case 'open':
      return <Open release={release} />
    case 'over':
      return (
        <RecoveryNotice
          text="It was refused or cancelled, or its time ran out. Nothing has changed."
          title="The request has ended"
        >
          <AskButton label="Ask again" release={release} />
        </RecoveryNotice>
      )
    default:
      return null
  }
}

/** The number is told once, to the page that asked: one that was loaded again needs another. */
function Asked({ number, release }: Asking & { readonly number: number | undefined }) {
  const title = 'Confirm it in your mail'
  const again = <AskButton label="Mail me a new link" release={release} />
  if (number === undefined) {
    const text = 'A link was mailed before this page was loaded again. Have a new one mailed.'
    return (
      <RecoveryNotice text={text} title={title}>
        {again}
      </RecoveryNotice>
    )
  }
  return (
    <RecoveryNotice
      text="A link is in your mail. On its page, type this number. Then the wait begins."
      title={title}
    >
      <Stack>
        <Text size="small" tone="muted">
          Number
        </Text>
        <Text size="display" tabular>
          {number}
        </Text>
      </Stack>
      {again}
    </RecoveryNotice>
  )
}

function Waiting({ opensAt }: { readonly opensAt: string }) {
  return (
    <RecoveryNotice
      text="From the time below on you can take it here. Come back with this browser."
      title="The operator’s copy is on its way"
    >
      <Stack>
        <Text size="small" tone="muted">
          Opens
        </Text>
        <Text>
          <time dateTime={opensAt}>{formatMoment(opensAt)}</time>
        </Text>
      </Stack>
      <Text size="small" tone="muted">
        Whoever gets your mail can cancel it until you have taken the wallet.
      </Text>
    </RecoveryNotice>
  )
}

function Open({ release }: Asking) {
  const take = useTask(() => release.take())
  return (
    <RecoveryNotice
      text="The wait is over. Take the operator’s copy to have your wallet on this device."
      title="Your wallet is ready"
    >
      {take.error !== undefined && <AlertBar message={take.error} />}
      <TaskButton task={take} size="large" variant="primary" wide>
        Take my wallet
      </TaskButton>
    </RecoveryNotice>
  )
}
