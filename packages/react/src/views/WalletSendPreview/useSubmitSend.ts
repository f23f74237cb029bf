import { showToast } from '@latchkey/kit'
import { sendToken } from '@latchkey/kit/send'
import { getShownPage, type ViewName } from '@latchkey/modal'
import { useKitContext } from '../../context/KitContext.ts'
import { useSendText } from '../../messages/sends.ts'
import type { Ready } from '../../send/toReady.ts'
import { isWorded, useReported } from '../../send/useReported.ts'

/**
 * Views that show while the wallet is prompted. The approval screen of a login replaces the
 * preview.
 */
const waitingViews: readonly ViewName[] = ['WalletSendPreview', 'ApproveTransaction']

/** Returns an action that requests the transfer from the wallet. On failure, shows a toast. */
export function useSubmitSend(requestId: string) {
  const { kit } = useKitContext()
  const text = useSendText()
  const send = async ({ token, amountText, receiver, speed, given }: Ready) => {
    const { address: to, name } = receiver
    await sendToken(kit, { id: requestId, token, amount: amountText, to, name, speed })
    if (!given) showToast(kit, { message: text('send.started'), variant: 'success' })
    const state = kit.modal.getState()
    if (state.open && waitingViews.includes(getShownPage(state).view)) {
      const view = given ? 'WalletSendConfirmed' : 'Account'
      kit.modal.send({ type: 'reset', page: { view } })
    }
  }
  return useReported(send, {
    rejected: text('send.rejected'),
    failed: text('send.failed'),
    byCode: {
      send_mismatch: text('send.mismatch'),
      receiver_changed: text('send.changed'),
      send_pending: text('send.pending'),
    },
    hasOwnText: isWorded,
  })
}
