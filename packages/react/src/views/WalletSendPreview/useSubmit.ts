import { BaseError, isUserRejection } from '@latchkey/core'
import { showToast } from '@latchkey/kit'
import { sendToken } from '@latchkey/kit/send'
import { getShownPage, type ViewName } from '@latchkey/modal'
import { useKitContext } from '../../context/KitContext.ts'
import { getErrorCode, useAction } from '../../hooks/actions/useAction.ts'
import { useErrorText } from '../../messages/errors.ts'
import { useSendText } from '../../messages/sends.ts'
import type { Ready } from '../../send/toReady.ts'

/** Failures that a person can do something about, by code. */
const reasons = new Map([
  ['send_mismatch', 'send.mismatch'],
  ['receiver_changed', 'send.changed'],
  ['send_pending', 'send.pending'],
] as const)
type Explained = Parameters<typeof reasons.get>[0]

/** Failures that an adapter tells in words of its own (kit-behaviour §5.4). */
const worded = new Set([
  'send_transaction_failed',
  'insufficient_funds',
  'transaction_refused',
  'ordinal_account',
])

/** Where a person is who waits for the wallet's answer: a login is asked on a page above this one. */
const waitingViews: readonly ViewName[] = ['WalletSendPreview', 'ApproveTransaction']

/**
 * Asks the wallet. What it answers is told wherever the person is by then: it is about money, and no closed window
 * takes it back.
 */
export function useSubmit(requestId: string) {
  const { kit } = useKitContext()
  const text = useSendText()
  const toErrorText = useErrorText()
  const toReason = (error: unknown): string => {
    if (isUserRejection(error)) return text('send.rejected')
    const code = getErrorCode(error) ?? ''
    if (worded.has(code) && error instanceof BaseError) return toErrorText(error)
    return text(reasons.get(code as Explained) ?? 'send.failed')
  }
  return useAction<Ready>(async ({ token, amountText, receiver, speed, given }) => {
    const { address: to, name } = receiver
    try {
      await sendToken(kit, { id: requestId, token, amount: amountText, to, name, speed })
      if (!given) showToast(kit, { message: text('send.started'), variant: 'success' })
      const state = kit.modal.getState()
      if (state.open && waitingViews.includes(getShownPage(state).view)) {
        const view = given ? 'WalletSendConfirmed' : 'Account'
        kit.modal.send({ type: 'reset', page: { view } })
      }
    } catch (error) {
      showToast(kit, { message: toReason(error), variant: 'error' })
      throw error
    }
  })
}
