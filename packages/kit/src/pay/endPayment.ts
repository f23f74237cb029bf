import { refreshAccount } from '../account/refreshAccount.ts'
import type { Kit } from '../kit/Kit.ts'
import { trackPaymentDone, trackPaymentFailed } from '../outbox/trackPayment.ts'
import { PayError, type PayErrorCode } from './errors.ts'
import { getPayStore, type PayEnd, type PayProgress } from './getPayStore.ts'
import type { Payment } from './Payment.ts'
import { dropPayment, readPayment, storePayment } from './storedPayments.ts'
import { toTrackedPay } from './trackPay.ts'

const codes = {
  failure: 'GENERIC_PAYMENT_ERROR',
  refund: 'UNABLE_TO_INITIATE_PAYMENT',
  timeout: 'UNABLE_TO_GET_QUOTE_STATUS',
} as const satisfies Record<Exclude<PayEnd, 'success'>, PayErrorCode>

/**
 * Shows the progress of a payment in the modal, unless the app has requested another payment
 * meanwhile.
 */
export function showProgress(kit: Kit, { id }: Payment, progress: PayProgress | undefined): void {
  const store = getPayStore(kit)
  if (store.getState().payment?.id === id) store.setState({ progress })
}

/**
 * Stores and reports the outcome of a payment. A failed payment is removed, so that the user can
 * retry. A successful one is never repeated. A timed-out payment may still arrive; the kit follows
 * it again when the app requests the same order.
 */
export function endPayment(
  kit: Kit,
  payment: Payment,
  ended: PayProgress & { readonly end: PayEnd },
) {
  const { end, exchange, hash } = ended
  const stored = readPayment(kit, payment.id)
  if (end === 'success' && stored)
    storePayment(kit, { ...stored, ...(hash !== undefined && { hash }), done: true })
  else if (end === 'failure' || end === 'refund') dropPayment(kit, payment.id)
  const tracked = toTrackedPay(payment)
  const now = { exchangeId: exchange?.id, sessionId: stored?.exchange?.sessionId, hash }
  if (end === 'success') trackPaymentDone(kit, tracked, now)
  else trackPaymentFailed(kit, tracked, { ...now, message: new PayError(codes[end]).shortMessage })
  refreshAccount(kit, payment.caipNetworkId)
  showProgress(kit, payment, ended)
}
