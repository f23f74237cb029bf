import { OtpInput, Spinner, Stack, Text } from '@latchkey/ui'
import { type ReactNode, useState } from 'react'
import { getErrorCode, useAction } from '../hooks/actions/useAction.ts'
import { useLoginText } from '../messages/logins.ts'
import styles from './CodeForm.module.css'
import { emailLifetimeMinutes } from './constants.ts'
import { toLoginReason, wasLeft } from './toLoginReason.ts'

export type CodeFormProps = {
  /** Text that asks for the mailed code. The email address follows it. */
  readonly title: string
  readonly email: string
  /** Submits the mailed code. The code form shows an error that this function throws. */
  readonly submit: (code: string, options: { readonly signal: AbortSignal }) => Promise<unknown>
  /** Number that changes when another email is sent. The change clears the fields and the error. */
  readonly round?: number
  /** Buttons for a user who has not received the mailed code. */
  readonly children?: ReactNode
}

/**
 * Form for the code that was sent by email. Submits the complete code automatically. A wrong code
 * stays, so that the user can correct it.
 */
export function CodeForm({ title, email, submit, round, children }: CodeFormProps) {
  return (
    <Stack align="center" className={styles['form']} gap={20}>
      <Addressed email={email} title={title} />
      <Code key={round} submit={submit} />
      {children}
    </Stack>
  )
}

function Code({ submit }: Pick<CodeFormProps, 'submit'>) {
  const text = useLoginText()
  const [code, setCode] = useState('')
  const sending = useAction(submit)
  const isSending = sending.status === 'pending'
  const reason = useReason(sending.status === 'error' ? sending.error : undefined)
  return (
    <>
      <OtpInput
        className={styles['code']}
        data-testid="wui-otp-input"
        error={reason}
        focusOnMount
        label={text('login.codeLabel')}
        onComplete={sending.run}
        onValueChange={setCode}
        pending={isSending || sending.status === 'success'}
        value={code}
      />
      <div className={styles['status']} role="status">
        {isSending ? (
          <>
            <Spinner size={16} />
            {text('login.checkingCode')}
          </>
        ) : (
          text('login.codeNote', { minutes: String(emailLifetimeMinutes) })
        )}
      </div>
    </>
  )
}

/** A sentence, with an email address on a separate line below it. */
export function Addressed({ title, email }: Pick<CodeFormProps, 'title' | 'email'>) {
  return (
    <Stack align="center" gap={4}>
      <Text align="center" as="h3" weight={500}>
        {title}
      </Text>
      <Text align="center" as="div" className={styles['email']}>
        <bdi>{email}</bdi>
      </Text>
    </Stack>
  )
}

const isExpired = (error: unknown) =>
  ['code_over', 'too_many_codes'].includes(getErrorCode(error) ?? '')

function useReason(error: unknown): string | undefined {
  const text = useLoginText()
  if (error === undefined || wasLeft(error) || getErrorCode(error) === 'recovery_required') return
  const reason = toLoginReason(text, error)
  // If the code has expired, the text does not suggest to enter it again.
  if (isExpired(error)) return reason
  return text('login.tryCodeAgain', { reason: reason.replace(/\.$/, '') })
}
