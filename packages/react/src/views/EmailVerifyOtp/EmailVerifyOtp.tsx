import { submitEmailCode } from '@latchkey/kit/auth'
import { Text } from '@latchkey/ui'
import { useState } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import { getErrorCode } from '../../hooks/actions/useAction.ts'
import { CodeForm } from '../../login/CodeForm.tsx'
import { ResendButton } from '../../login/ResendButton.tsx'
import { useLoginText } from '../../messages/logins.ts'
import type { ViewProps } from '../ViewProps.ts'

/** Requests the code that was sent to the email address. A valid code finishes the login. */
export function EmailVerifyOtp({ data: { email } }: ViewProps<'EmailVerifyOtp'>) {
  const { kit } = useKitContext()
  const text = useLoginText()
  const [round, setRound] = useState(0)
  const submit = async (code: string, { signal }: { readonly signal: AbortSignal }) => {
    try {
      await submitEmailCode(kit, { code, signal })
    } catch (error) {
      if (getErrorCode(error) === 'recovery_required') {
        kit.modal.send({ type: 'replace', page: { view: 'RecoverWallet' } })
      }
      throw error
    }
  }
  return (
    <CodeForm email={email} round={round} submit={submit} title={text('login.codeTitle')}>
      <Text align="center" size="small" tone="muted">
        {text('login.signsInTo', { site: window.location.host })}
      </Text>
      <ResendButton
        email={email}
        onStep={(step) => {
          if (step !== 'device') return setRound(round + 1)
          const page = { view: 'EmailVerifyDevice', data: { email } } as const
          kit.modal.send({ type: 'replace', page })
        }}
        what="Code"
      />
    </CodeForm>
  )
}
