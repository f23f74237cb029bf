import type { Kit } from '../kit/Kit.ts'
import { PayError } from './errors.ts'
import { resumePayment } from './followPayment.ts'
import { getPayStore } from './getPayStore.ts'
import type { Payment } from './Payment.ts'
import { readPayment } from './storedPayments.ts'

/**
 * Returns the payment that the app requests and its deadline. If another tab has already started
 * the payment, follows that one instead and returns `undefined`.
 *
 * @throws {PayError} No payment is requested, or it is already running.
 */
export function requirePayment(
  kit: Kit,
): { readonly payment: Payment; readonly endsAt: number } | undefined {
  const { payment, endsAt, progress } = getPayStore(kit).getState()
  if (!payment || (progress && !progress.end)) throw new PayError('UNABLE_TO_INITIATE_PAYMENT')
  const stored = readPayment(kit, payment.id)
  if (!stored) return { payment, endsAt }
  resumePayment(kit, payment, stored)
  return undefined
}
