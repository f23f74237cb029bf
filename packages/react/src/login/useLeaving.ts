import { cancelSignIn } from '@latchkey/kit'
import { useEffect } from 'react'
import { useKitContext } from '../context/KitContext.ts'

/**
 * Cancels the sign-in when the modal closes. If the app requires a sign-in, this disconnects the
 * account (kit-state §2.3).
 */
export function useLeaving(): void {
  const { kit } = useKitContext()
  useEffect(
    () =>
      kit.modal.subscribe((state) => {
        // If the disconnect fails, the account view still shows the account.
        if (!state.open) cancelSignIn(kit).catch(() => undefined)
      }),
    [kit],
  )
}
