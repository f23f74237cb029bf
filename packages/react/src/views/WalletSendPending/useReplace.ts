import {
  ConnectionRejectedError,
  isUserRejection,
  NotReplaceableError,
  type ReplacementAct,
} from '@latchkey/core'
import { showToast } from '@latchkey/kit'
import { replaceSend, type SentRequest } from '@latchkey/kit/send'
import { useKitContext } from '../../context/KitContext.ts'
import { getErrorCode, useAction } from '../../hooks/actions/useAction.ts'
import { useSendText } from '../../messages/sends.ts'

type Terms = { readonly act: ReplacementAct; readonly fee: bigint }

/**
 * Returns an action that requests the replacement of a transaction from the wallet. On failure, a
 * toast shows on any page.
 */
export function useReplace(request: SentRequest) {
  const { kit } = useKitContext()
  const text = useSendText()
  const toReason = (error: unknown): string => {
    if (error instanceof ConnectionRejectedError && error.walletText !== undefined)
      return text('send.reported', { walletText: error.walletText })
    if (isUserRejection(error)) return text('send.rejected')
    if (error instanceof NotReplaceableError) return text(`pending.${error.reason}`)
    return text(getErrorCode(error) === 'send_pending' ? 'send.pending' : 'send.failed')
  }
  return useAction<Terms>(async (terms) => {
    try {
      await replaceSend(kit, { request, ...terms })
    } catch (error) {
      showToast(kit, { message: toReason(error), variant: 'error' })
      throw error
    }
  })
}
