import { BaseError } from '@latchkey/core'
import type { Session } from '@latchkey/frame-api'
import { dropEscrow } from '@latchkey/frame-api/endpoints'
import { Button, Stack, Text } from '@latchkey/ui'
import { useState } from 'react'
import { fromBase64url } from '../../client/base64url.ts'
import { addEscrow, proveWallet } from '../../keys/readBackup.ts'
import { TaskButton } from '../../tasks/TaskButton.tsx'
import { useTask } from '../../tasks/useTask.ts'
import { Section } from '../layout/Section.tsx'
import type { PageServices } from '../services/PageServices.ts'
import { withDatabase } from '../services/withDatabase.ts'

export type OperatorSectionProps = {
  readonly services: PageServices
  readonly session: Session
  /** Of the key service, in base64url; absent where the operator recovers no wallets. */
  readonly escrowKey: string | undefined
  /** The operator has a copy from now on, or has none any more. */
  readonly onSwitched: (escrowed: boolean) => void
}

const title = 'Recovery by the operator'

/**
 * Says whether the operator can open the wallet, and lets its owner decide that (S-26). Nothing where there is neither
 * a copy nor a way to make one.
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
        <Text weight={500}>{texts.state}</Text>
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
  state: 'Recoverable by the operator',
  lead: 'The operator of this wallet has a copy and can open it, for instance to give it back to you when you have lost your devices and your code.',
  change: 'Turn it off',
  consequence:
    'The operator’s copy is deleted. From then on your recovery code alone brings the wallet to another device. You get a mail about it.',
  confirm: 'Delete the operator’s copy',
  keep: 'Keep it on',
}

const offTexts = {
  state: 'Not recoverable by the operator',
  lead: 'Your recovery code alone brings the wallet to another device. The operator cannot open it.',
  change: 'Turn it on',
  consequence:
    'The operator gets a copy that it can open without you. In return you get the wallet back by your login and your mail, after a wait. You get a mail about it.',
  confirm: 'Give the operator a copy',
  keep: 'Leave it off',
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

/** The server wants a login within ten minutes; a page of the secure origin cannot make one. */
class SignInAgainError extends BaseError {
  override readonly name = 'SignInAgainError'
  constructor(options: { cause: unknown }) {
    super('Sign out in the app, sign in again, and come back here within ten minutes.', {
      code: 'login_too_old',
      ...options,
    })
  }
}
