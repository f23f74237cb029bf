import type { Session } from '@latchkey/frame-api'
import { sendFreshCode, submitFreshCode } from '@latchkey/frame-api/endpoints'
import { OtpInput, Stack } from '@latchkey/ui'
import { useState } from 'react'
import { readMnemonic } from '../../keys/readBackup.ts'
import { messages } from '../../messages/messages.ts'
import { TaskButton } from '../../tasks/TaskButton.tsx'
import { useTask } from '../../tasks/useTask.ts'
import { Section } from '../layout/Section.tsx'
import type { PageServices } from '../services/PageServices.ts'
import { withDatabase } from '../services/withDatabase.ts'
import { HoldToReveal } from './HoldToReveal.tsx'

export type ExportSectionProps = { readonly services: PageServices; readonly session: Session }

const isFresh = ({ freshUntil }: Session) =>
  freshUntil !== null && Date.parse(freshUntil) > Date.now()

/**
 * Shows the twelve words of the wallet while the user holds a button. Requires a login code from
 * the last five minutes (S-32).
 */
export function ExportSection({ services, session }: ExportSectionProps) {
  const { client, wallets } = services
  const [transactionId, setTransactionId] = useState<string>()
  const [fresh, setFresh] = useState(() => isFresh(session))
  const [code, setCode] = useState('')

  const send = useTask(async () => {
    const begun = await client.call(sendFreshCode, {})
    setTransactionId(begun.transactionId)
  })
  const submit = useTask(async (typed: string) => {
    await client.call(submitFreshCode, { transactionId: transactionId ?? '', code: typed })
    setFresh(true)
  })
  const read = () =>
    withDatabase(services, (database) =>
      readMnemonic({ database, wallets, userId: session.userId }),
    )

  return (
    <Section
      error={send.error ?? submit.error}
      lead={messages.dashboard.twelveWordsThatOpen}
      title={messages.dashboard.export}
    >
      {fresh && <HoldToReveal read={read} />}
      {!fresh && transactionId === undefined && (
        <TaskButton task={send}>{messages.dashboard.sendMeCode}</TaskButton>
      )}
      {!fresh && transactionId !== undefined && (
        <Stack gap={12}>
          <OtpInput
            label={messages.dashboard.sixDigitCode}
            onComplete={(typed) => submit.run(typed)}
            onValueChange={setCode}
            pending={submit.status === 'pending'}
            value={code}
          />
        </Stack>
      )}
    </Section>
  )
}
