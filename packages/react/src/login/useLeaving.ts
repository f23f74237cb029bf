import { cancelSignIn } from '@latchkey/kit'
import { useEffect } from 'react'
import { useKitContext } from '../context/KitContext.ts'

/**
 * Cancels the sign-in when the modal closes. If a sign-in is required, that ends the connection
 * (kit-state §2.3).
 */
export function useLeaving(): void {
  const { kit } = useKitContext()
  useEffect(
    () =>
      kit.modal.subscribe((state) => {
        // If the connection could not be ended, the account still shows it.
        if (!state.open) cancelSignIn(kit).catch(() => undefined)
      }),
    [kit],
  )
}
