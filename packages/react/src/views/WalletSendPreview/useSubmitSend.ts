import { BaseError } from '@latchkey/core'
import { type Kit, showToast } from '@latchkey/kit'
import { sendToken } from '@latchkey/kit/send'
import { getShownPage, type ViewName } from '@latchkey/modal'
import { useKitContext } from '../../context/KitContext.ts'
import { useSendText } from '../../messages/sends.ts'
import type { Ready } from '../../send/toReady.ts'
import type { Earlier } from '../../send/useEarlier.ts'
import { isWorded, useReported } from '../../send/useReported.ts'

/**
 * Views that show while the wallet is prompted. The approval screen of a login replaces the
 * preview.
 */
const waitingViews: readonly ViewName[] = ['WalletSendPreview', 'ApproveTransaction']

/** Returns to the send form, which shows the request with a way to look it up. */
function leavePreview(kit: Kit): void {
  const state = kit.modal.getState()
  if (state.open && getShownPage(state).view === 'WalletSendPreview') {
    kit.modal.send({ type: 'back', connected: true })
  }
}

export type SubmitOptions = {
  readonly requestId: string
  /** Transfers with an unknown outcome of which the preview warns. */
  readonly earlier: Earlier
}

/** Returns an action that requests the transfer from the wallet. On failure, shows a toast. */
export function useSubmitSend({ requestId: id, earlier }: SubmitOptions) {
  const { kit } = useKitContext()
  const text = useSendText()
  const send = async ({ token, amountText, receiver, speed, given }: Ready) => {
    const { address: to, name } = receiver
    try {
      const order = { id, token, amount: amountText, to, name, speed }
      await earlier.attempt((retry) => sendToken(kit, { ...order, ...retry }))
    } catch (error) {
      if (error instanceof BaseError && error.code === 'maybe_sent') leavePreview(kit)
      throw error
    }
    if (!given) showToast(kit, { message: text('send.started'), variant: 'success' })
    const state = kit.modal.getState()
    if (state.open && waitingViews.includes(getShownPage(state).view)) {
      const view = given ? 'WalletSendConfirmed' : 'Account'
      kit.modal.send({ type: 'reset', page: { view } })
    }
  }
  return useReported(send, {
    rejected: text('send.rejected'),
    reported: (walletText) => text('send.reported', { walletText }),
    failed: text('send.failed'),
    byCode: {
      send_mismatch: text('send.mismatch'),
      receiver_changed: text('send.changed'),
      send_pending: text('send.pending'),
    },
    hasOwnText: isWorded,
  })
}
