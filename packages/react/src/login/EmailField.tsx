import { toEmail } from '@latchkey/core'
import { showToast, switchNetwork, track } from '@latchkey/kit'
import { connectEmail, type EmailStep, getLoginNetwork } from '@latchkey/kit/auth'
import type { Page } from '@latchkey/modal'
import { EmailInput } from '@latchkey/ui'
import { useState } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { getErrorCode, useAction } from '../hooks/actions/useAction.ts'
import { useLoginText } from '../messages/logins.ts'
import { toLoginReason, wasLeft } from './toLoginReason.ts'
import { useLoginBlock } from './useLoginBlock.ts'

/**
 * Returns the page for the next step of an email login. After `connected` the kit navigates, so the
 * page is `undefined`.
 */
function toPage(step: EmailStep, email: string): Page | undefined {
  if (step === 'connected') return undefined
  return { view: step === 'otp' ? 'EmailVerifyOtp' : 'EmailVerifyDevice', data: { email } }
}

/** Returns an action that starts an email login and opens the page of its next step. */
function useEmailLogin() {
  const { kit } = useKitContext()
  const text = useLoginText()
  return useAction<string>(async (typed, { signal }) => {
    const show = (page: Page) => kit.modal.send({ type: 'push', page })
    try {
      const caipNetworkId = getLoginNetwork(kit)
      if (caipNetworkId) await switchNetwork(kit, { caipNetworkId, signal })
      const step = await connectEmail(kit, { email: typed, signal })
      const page = toPage(step, toEmail(typed) ?? typed)
      if (page && !signal.aborted) show(page)
    } catch (error) {
      const code = getErrorCode(error)
      if (code === 'recovery_required') show({ view: 'RecoverWallet' })
      else if (code !== 'invalid_email' && !signal.aborted && !wasLeft(error)) {
        showToast(kit, { message: toLoginReason(text, error), variant: 'error' })
      }
      throw error
    }
  })
}

/**
 * The field that starts a login by e-mail. An invalid address shows below the field, any other
 * error as a toast.
 */
export function EmailField() {
  const { kit } = useKitContext()
  const text = useLoginText()
  const block = useLoginBlock()
  const [email, setEmail] = useState('')
  const login = useEmailLogin()
  // Once the user edits the text, the old error is hidden.
  const [edited, setEdited] = useState(false)
  const isInvalid = login.status === 'error' && getErrorCode(login.error) === 'invalid_email'
  const type = (value: string) => {
    setEmail(value)
    setEdited(true)
  }
  const submit = (value: string) => {
    setEdited(false)
    login.run(value)
  }
  return (
    <EmailInput
      data-testid="wui-email-input"
      disabled={block !== undefined}
      error={isInvalid && !edited ? text('login.invalidEmail') : undefined}
      label={text('login.email')}
      onFocus={() => track(kit, { event: 'EMAIL_LOGIN_SELECTED' })}
      onSubmitEmail={submit}
      onValueChange={type}
      pending={login.status === 'pending'}
      submitLabel={text('login.submitEmail')}
      title={block}
      value={email}
    />
  )
}
