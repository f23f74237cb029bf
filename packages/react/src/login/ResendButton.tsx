import { type EmailStep, resendEmailCode } from '@latchkey/kit/auth'
import { CountdownButton } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useAction } from '../hooks/actions/useAction.ts'
import { useLoginText } from '../messages/logins.ts'
import { useEmailWait } from './useEmailWait.ts'

export type ResendButtonProps = {
  readonly email: string
  readonly what: 'Code' | 'Email'
  /** Receives the next step, which may differ from that of the first e-mail. */
  readonly onStep: (step: EmailStep) => void
}

/** Sends the e-mail again. Disabled until the cooldown since the last e-mail has passed. */
export function ResendButton({ email, what, onStep }: ResendButtonProps) {
  const { kit } = useKitContext()
  const text = useLoginText()
  const resending = useAction<void>(async (_, { signal }) => {
    // The kit shows the result as a toast.
    const step = await resendEmailCode(kit, { email, signal })
    if (!signal.aborted) onStep(step)
  })
  const seconds = useEmailWait(resending.status)
  return (
    <CountdownButton
      onClick={() => resending.run()}
      pending={resending.status === 'pending'}
      secondsLeft={seconds}
      waiting={text(`login.resend${what}In`, { seconds: String(seconds) })}
    >
      {text(`login.resend${what}`)}
    </CountdownButton>
  )
}
