import { cancelSignIn } from '@latchkey/kit'
import { useEffect } from 'react'
import { useKitContext } from '../context/KitContext.ts'

/** Closing the modal here is giving up the sign-in: where that is required it ends the connection (kit-state §2.3). */
export function useLeaving(): void {
  const { kit } = useKitContext()
  useEffect(
    () =>
      kit.modal.subscribe((state) => {
        // A connection that could not be ended shows in the account.
        if (!state.open) cancelSignIn(kit).catch(() => undefined)
      }),
    [kit],
  )
}
