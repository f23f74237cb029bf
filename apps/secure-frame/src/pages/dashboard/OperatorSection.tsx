import { BaseError } from '@latchkey/core'
import type { Session } from '@latchkey/frame-api'
import { dropEscrow } from '@latchkey/frame-api/endpoints'
import { Button, Stack, Text } from '@latchkey/ui'
import { useState } from 'react'
import { fromBase64url } from '../../client/base64url.ts'
import { addEscrow, proveWallet } from '../../keys/readBackup.ts'
import { messages } from '../../messages/messages.ts'
import { TaskButton } from '../../tasks/TaskButton.tsx'
import { useTask } from '../../tasks/useTask.ts'
import { Section } from '../layout/Section.tsx'
import type { PageServices } from '../services/PageServices.ts'
import { withDatabase } from '../services/withDatabase.ts'

export type OperatorSectionProps = {
  readonly services: PageServices
  readonly session: Session
  /**
   * Public key of the key service, in base64url. Absent if the operator does not recover wallets.
   */
  readonly escrowKey: string | undefined
  /** Called after the operator's copy of the wallet was stored (`true`) or deleted (`false`). */
  readonly onSwitched: (escrowed: boolean) => void
}

const title = messages.dashboard.recoveryByOperator

/**
 * Shows whether the operator can open the wallet, and lets the owner change that (S-26). Renders
 * null if there is no copy and the operator does not offer one.
 */
export function OperatorSection(props: OperatorSectionProps) {
  const { session, escrowKey, onSwitched } = props
  const [escrowed, setEscrowed] = useState(session.wallet?.escrowed ?? false)
  const [sure, setSure] = useState(false)
  const change = useTask(async () => {
    await switchEscrow({ ...props, escrowed })
    setEscrowed(!escrowed)
    setSure(false)
    onSwitched(!escrowed)
  })
  if (!escrowed && escrowKey === undefined) return null
  const texts = escrowed ? onTexts : offTexts
  return (
    <Section error={change.error} title={title}>
      <Stack gap={4}>
        <Text>{texts.state}</Text>
        <Text tone="muted">{texts.lead}</Text>
      </Stack>
      {sure ? (
        <Stack gap={12}>
          <Text>{texts.consequence}</Text>
          <TaskButton task={change} wide>
            {texts.confirm}
          </TaskButton>
          <Button onClick={() => setSure(false)} variant="ghost" wide>
            {texts.keep}
          </Button>
        </Stack>
      ) : (
        <Button onClick={() => setSure(true)}>{texts.change}</Button>
      )}
    </Section>
  )
}

const onTexts = {
  state: messages.dashboard.recoverableByOperator,
  lead: messages.dashboard.operatorOfThisWallet,
  change: messages.dashboard.turnItOff,
  consequence: messages.dashboard.operatorsCopyIsDeleted,
  confirm: messages.dashboard.deleteOperatorsCopy,
  keep: messages.dashboard.keepItOn,
}

const offTexts = {
  state: messages.dashboard.notRecoverableByOperator,
  lead: messages.dashboard.yourRecoveryCodeAlone,
  change: messages.dashboard.turnItOn,
  consequence: messages.dashboard.operatorGetsCopyThat,
  confirm: messages.dashboard.giveOperatorCopy,
  keep: messages.dashboard.leaveItOff,
}

type SwitchParameters = OperatorSectionProps & { readonly escrowed: boolean }

async function switchEscrow(parameters: SwitchParameters): Promise<void> {
  const { services, session, escrowKey, escrowed } = parameters
  const { client, wallets } = services
  const { userId, wallet } = session
  try {
    await withDatabase(services, async (database) => {
      const held = { database, wallets, userId }
      if (!escrowed) return addEscrow({ ...held, publicKey: fromBase64url(escrowKey ?? '') })
      const walletId = wallet?.walletId ?? ''
      const proof = await proveWallet({ ...held, walletId, act: 'escrow' })
      await client.call(dropEscrow, { walletId, proof })
    })
  } catch (error) {
    throw isTooOld(error) ? new SignInAgainError({ cause: error }) : error
  }
}

const isTooOld = (error: unknown) => error instanceof BaseError && error.code === 'login_too_old'

/**
 * The server requires a login within the last ten minutes. The user must log in again in the app,
 * because this page cannot start a login.
 */
class SignInAgainError extends BaseError {
  override readonly name = 'SignInAgainError'
  constructor(options: { cause: unknown }) {
    super(messages.dashboard.signOutInApp, {
      code: 'sign_in_again',
      ...options,
    })
  }
}
