import { updateEmail } from '@latchkey/kit/auth'
import { useKitContext } from '../../context/KitContext.ts'
import { type Result, type ResultCallbacks, useResult } from '../actions/useResult.ts'

type Changed = { readonly email: string }

export type UseUpdateEmailReturnType = Result<Changed> & {
  /** Opens the modal for the person to change it. */
  readonly updateEmail: () => void
}

/**
 * Gives `updateEmail`, for the e-mail address of a login, and tells how it goes. It fails with `auth_connector_missing` where
 * logins are off, `not_logged_in` where the account is no login by e-mail, `modal_closed` when the person leaves.
 */
export function useUpdateEmail(callbacks: ResultCallbacks<Changed> = {}): UseUpdateEmailReturnType {
  const { kit } = useKitContext()
  const { run, ...result } = useResult<void, Changed>(() => updateEmail(kit), callbacks)
  return { ...result, updateEmail: run }
}
