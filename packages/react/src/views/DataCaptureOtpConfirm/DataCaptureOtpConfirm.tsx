import { confirmEmailCode } from '@latchkey/kit/capture'
import { useKitContext } from '../../context/KitContext.ts'
import { CodeForm } from '../../login/CodeForm.tsx'
import { useLeaving } from '../../login/useLeaving.ts'
import { useLoginText } from '../../messages/logins.ts'
import type { ViewProps } from '../ViewProps.ts'

/**
 * Requests the code that was sent to the email address. After that, the sign-in continues with the
 * signature.
 */
export function DataCaptureOtpConfirm(props: ViewProps<'DataCaptureOtpConfirm'>) {
  const { email } = props.data
  const { kit } = useKitContext()
  const text = useLoginText()
  useLeaving()
  return (
    <CodeForm
      email={email}
      submit={(code, { signal }) => confirmEmailCode(kit, { email, code, signal })}
      title={text('login.codeTitle')}
    />
  )
}
