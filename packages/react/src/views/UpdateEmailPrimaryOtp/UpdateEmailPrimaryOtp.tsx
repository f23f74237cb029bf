import { submitPrimaryCode } from '@latchkey/kit/auth'
import { useKitContext } from '../../context/KitContext.ts'
import { ChangeAgain } from '../../login/ChangeAgain.tsx'
import { CodeForm } from '../../login/CodeForm.tsx'
import { useLoginText } from '../../messages/logins.ts'
import type { ViewProps } from '../ViewProps.ts'

/**
 * Requests the code that was sent to the current email address. The next view requests the code for
 * the new address.
 */
export function UpdateEmailPrimaryOtp({ data }: ViewProps<'UpdateEmailPrimaryOtp'>) {
  const { kit } = useKitContext()
  const text = useLoginText()
  const submit = async (code: string, { signal }: { readonly signal: AbortSignal }) => {
    await submitPrimaryCode(kit, { code, signal })
    if (signal.aborted) return
    kit.modal.send({ type: 'replace', page: { view: 'UpdateEmailSecondaryOtp', data } })
  }
  return (
    <CodeForm email={data.email} submit={submit} title={text('email.primaryTitle')}>
      <ChangeAgain redirectView={data.redirectView} />
    </CodeForm>
  )
}
