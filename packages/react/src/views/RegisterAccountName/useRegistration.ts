import { isUserRejection } from '@latchkey/core'
import { showToast } from '@latchkey/kit'
import { NameRegistrationError, registerName } from '@latchkey/kit/names'
import { getShownPage } from '@latchkey/modal'
import { useKitContext } from '../../context/KitContext.ts'
import { getErrorCode, useAction } from '../../hooks/actions/useAction.ts'
import { useNameText } from '../../messages/names.ts'

/**
 * Returns an action that registers a name. A toast shows the outcome on any page, because the
 * approval screen replaces the registration form. On failure, the toast shows the reason that the
 * blockchain API gave.
 */
export function useRegistration() {
  const { kit } = useKitContext()
  const text = useNameText()
  const toReason = (error: unknown): string => {
    if (isUserRejection(error)) return text('names.declined')
    const code = getErrorCode(error)
    if (code === 'name_owned') return text('names.owned')
    const hasReason = error instanceof NameRegistrationError && error.message !== error.shortMessage
    if (code === 'invalid_chain_id' || hasReason) return (error as Error).message
    return text('names.failed')
  }
  return useAction<string>(async (label) => {
    try {
      const name = await registerName(kit, { label })
      const state = kit.modal.getState()
      if (state.open && getShownPage(state).view === 'RegisterAccountName') {
        kit.modal.send({
          type: 'reset',
          page: { view: 'RegisterAccountNameSuccess', data: { name } },
        })
      } else showToast(kit, { message: text('names.isYours', { name }), variant: 'success' })
    } catch (error) {
      // The user closed the approval page, so no toast is needed.
      if (getErrorCode(error) !== 'request_aborted') {
        showToast(kit, { message: toReason(error), variant: 'error' })
      }
      throw error
    }
  })
}
