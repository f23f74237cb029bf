import { AlertBar, Stack, Text } from '@latchkey/ui'
import type { ReactNode } from 'react'
import type { Release, ReleaseState } from '../accounts/createRelease.ts'
import { formatMoment } from '../messages/formats.ts'
import { messages } from '../messages/messages.ts'
import { TaskButton } from '../tasks/TaskButton.tsx'
import { useTask } from '../tasks/useTask.ts'
import { RecoveryNotice } from './RecoveryNotice.tsx'

type Asking = { readonly release: Pick<Release, 'ask' | 'take'> }

export type AskButtonProps = Asking & { readonly label: string }

/** Button that mails the owner a request to give this device the operator's copy (S-26). */
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

/**
 * Offers recovery with the operator's copy, if the operator has one, next to recovery with the
 * recovery code.
 */
export function ReleaseOffer({ release }: Asking) {
  return (
    <Stack gap={8}>
      <Text size="small" tone="muted">
        {messages.login.noCodeOperatorOf}
      </Text>
      <AskButton label={messages.login.askOperator} release={release} />
    </Stack>
  )
}

export type ReleaseViewProps = Asking & { readonly state: ReleaseState }

/**
 * Shows the status of the operator's release and the next action. Renders null before a request.
 */
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
        <RecoveryNotice text={messages.login.itWasRefusedOr} title={messages.login.requestHasEnded}>
          <AskButton label={messages.login.askAgain} release={release} />
        </RecoveryNotice>
      )
    default:
      return null
  }
}

/**
 * Shows the device number, which only the page that sent the request knows. After a reload, the
 * user has to request a new mail.
 */
function Asked({ number, release }: Asking & { readonly number: number | undefined }) {
  const title = messages.login.confirmItInYour
  const again = <AskButton label={messages.login.mailMeNewLink} release={release} />
  if (number === undefined) {
    const text = messages.login.linkWasMailedBefore
    return (
      <RecoveryNotice text={text} title={title}>
        {again}
      </RecoveryNotice>
    )
  }
  return (
    <RecoveryNotice text={messages.login.linkIsInYourMail} title={title}>
      <Stack>
        <Text size="small" tone="muted">
          {messages.login.number}
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
    <RecoveryNotice text={messages.login.fromTimeBelowOn} title={messages.login.operatorsCopyIsOn}>
      <Stack>
        <Text size="small" tone="muted">
          {messages.login.opens}
        </Text>
        <Text>
          <time dateTime={opensAt}>{formatMoment(opensAt)}</time>
        </Text>
      </Stack>
      <Text size="small" tone="muted">
        {messages.login.whoeverGetsYourMail}
      </Text>
    </RecoveryNotice>
  )
}

function Open({ release }: Asking) {
  const take = useTask(() => release.take())
  return (
    <RecoveryNotice text={messages.login.waitIsOverTake} title={messages.login.yourWalletIsReady}>
      {take.error !== undefined && <AlertBar message={take.error} />}
      <TaskButton task={take} size="large" variant="primary" wide>
        {messages.login.takeMyWallet}
      </TaskButton>
    </RecoveryNotice>
  )
}
