import { closeModal, showToast } from '@latchkey/kit'
import { submitSecondaryCode } from '@latchkey/kit/auth'
import { useKitContext } from '../../context/KitContext.ts'
import { ChangeAgain } from '../../login/ChangeAgain.tsx'
import { CodeForm } from '../../login/CodeForm.tsx'
import { useLoginText } from '../../messages/logins.ts'
import type { ViewProps } from '../ViewProps.ts'

/**
 * Requests the code that was sent to the new email address. A valid code changes the address of the
 * login.
 */
export function UpdateEmailSecondaryOtp({ data }: ViewProps<'UpdateEmailSecondaryOtp'>) {
  const { kit } = useKitContext()
  const text = useLoginText()
  const { newEmail, redirectView } = data
  const submit = async (code: string, { signal }: { readonly signal: AbortSignal }) => {
    await submitSecondaryCode(kit, { code, signal })
    if (signal.aborted) return
    if (redirectView) kit.modal.send({ type: 'reset', page: { view: redirectView } })
    else closeModal(kit)
    showToast(kit, { message: text('email.changed'), variant: 'success' })
  }
  return (
    <CodeForm email={newEmail} submit={submit} title={text('email.secondaryTitle')}>
      <ChangeAgain redirectView={redirectView} />
    </CodeForm>
  )
}
