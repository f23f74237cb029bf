import { toEmail } from '@latchkey/core'
import { isConnected, showToast } from '@latchkey/kit'
import { changeEmail, getEmbeddedWallet } from '@latchkey/kit/auth'
import { Button, EmailInput, Stack } from '@latchkey/ui'
import { useId, useState } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import { getErrorCode, useAction } from '../../hooks/actions/useAction.ts'
import { toLoginReason, wasLeft } from '../../login/toLoginReason.ts'
import { useLoginText } from '../../messages/logins.ts'
import type { ViewProps } from '../ViewProps.ts'

/** Texts of up to this length cannot be an email address. */
const longestFragment = 3

/** Form for the new email address of the login. */
export function UpdateEmailWallet({ data }: ViewProps<'UpdateEmailWallet'>) {
  const { kit } = useKitContext()
  const text = useLoginText()
  const formId = useId()
  const [email] = useState(() => getEmbeddedWallet(kit)?.user.email ?? '')
  const [typed, setTyped] = useState(email)
  const [edited, setEdited] = useState(false)
  const change = useChange(email, data?.redirectView)
  const isPending = change.status === 'pending'
  const isInvalid = change.status === 'error' && getErrorCode(change.error) === 'invalid_email'
  const canSave = typed.length > longestFragment && toEmail(typed) !== email
  const save = () => {
    setEdited(false)
    if (canSave) change.run(typed)
  }
  return (
    <Stack gap={20}>
      <EmailInput
        data-testid="wui-email-input"
        error={isInvalid && !edited ? text('login.invalidEmail') : undefined}
        form={formId}
        label={text('email.new')}
        onSubmitEmail={save}
        onValueChange={(value) => {
          setTyped(value)
          setEdited(true)
        }}
        pending={isPending}
        submitLabel={text('email.save')}
        value={typed}
        withoutArrow
      />
      <Stack direction="row" gap={12}>
        {data?.redirectView && (
          <Button
            onClick={() => kit.modal.send({ type: 'back', connected: isConnected(kit) })}
            size="large"
            wide
          >
            {text('email.cancel')}
          </Button>
        )}
        <Button
          disabled={!canSave}
          form={formId}
          pending={isPending}
          size="large"
          type="submit"
          variant="primary"
          wide
        >
          {text('email.save')}
        </Button>
      </Stack>
    </Stack>
  )
}

type Redirect = NonNullable<ViewProps<'UpdateEmailWallet'>['data']>['redirectView']

/**
 * Returns an action that requests the change of the address, and then opens the view for the first
 * code.
 */
function useChange(email: string, redirectView: Redirect) {
  const { kit } = useKitContext()
  const text = useLoginText()
  return useAction<string>(async (typed, { signal }) => {
    try {
      const step = await changeEmail(kit, { email: typed, signal })
      if (signal.aborted) return
      const view = step === 'primary' ? 'UpdateEmailPrimaryOtp' : 'UpdateEmailSecondaryOtp'
      const data = { email, newEmail: toEmail(typed) ?? typed, redirectView }
      kit.modal.send({ type: 'push', page: { view, data } })
    } catch (error) {
      const isShown = signal.aborted || wasLeft(error) || getErrorCode(error) === 'invalid_email'
      if (!isShown) showToast(kit, { message: toLoginReason(text, error), variant: 'error' })
      throw error
    }
  })
}
