import { retrySignIn } from '@latchkey/kit'
import { useKitContext } from '../../context/KitContext.ts'
import { useAction } from '../../hooks/actions/useAction.ts'
import { useSlice } from '../../hooks/state/useSlice.ts'
import { useAccountText } from '../../messages/accounts.ts'
import { Notice } from '../../parts/Notice.tsx'

/**
 * Shows a notice while the account is connected but not signed in. Its button opens the sign-in, or
 * retries if the sign-in service is unreachable.
 */
export function SignInNotice() {
  const { kit } = useKitContext()
  const text = useAccountText()
  const signIn = useSlice(kit.connection, (state) => state.signIn, 'unknown')
  const retry = useAction(() => retrySignIn(kit))
  if (signIn === 'unreachable') {
    return (
      <Notice
        action={text('modal.tryAgain')}
        onPress={() => retry.run()}
        pending={retry.status === 'pending'}
      >
        {text('signIn.unreachable')}
      </Notice>
    )
  }
  if (signIn !== 'required' && signIn !== 'optional') return null
  return (
    <Notice
      action={text('signIn.start')}
      onPress={() => kit.modal.send({ type: 'push', page: { view: 'SIWXSignMessage' } })}
    >
      {text('signIn.missing')}
    </Notice>
  )
}
