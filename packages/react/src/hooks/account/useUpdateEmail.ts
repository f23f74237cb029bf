import { updateEmail } from '@latchkey/kit/auth'
import { useKitContext } from '../../context/KitContext.ts'
import { type Result, type ResultCallbacks, useResult } from '../actions/useResult.ts'

type Changed = { readonly email: string }

export type UseUpdateEmailReturnType = Result<Changed> & {
  /** Opens the modal so that the user can change the email address. */
  readonly updateEmail: () => void
}

/**
 * Returns `updateEmail`, which opens the modal where the user changes the e-mail address of a
 * login, and reports its progress. Error codes: `auth_connector_missing` if logins are off,
 * `not_logged_in` if the account was not opened by an e-mail login, `modal_closed` if the user
 * closes the modal.
 */
export function useUpdateEmail(callbacks: ResultCallbacks<Changed> = {}): UseUpdateEmailReturnType {
  const { kit } = useKitContext()
  const { run, ...result } = useResult<void, Changed>(() => updateEmail(kit), callbacks)
  return { ...result, updateEmail: run }
}
