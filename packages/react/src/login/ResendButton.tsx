import { type EmailStep, resendEmailCode } from '@latchkey/kit/auth'
import { CountdownButton } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useAction } from '../hooks/actions/useAction.ts'
import { useLoginText } from '../messages/logins.ts'
import { useEmailWait } from './useEmailWait.ts'

export type ResendButtonProps = {
  readonly email: string
  readonly what: 'Code' | 'Email'
  /** Called with the next step of the login, which can differ from that after the first email. */
  readonly onStep: (step: EmailStep) => void
}

/** Sends the email again. Disabled until enough time has passed since the last email. */
export function ResendButton({ email, what, onStep }: ResendButtonProps) {
  const { kit } = useKitContext()
  const text = useLoginText()
  const resending = useAction<void>(async (_, { signal }) => {
    // The kit shows the outcome as a toast.
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
