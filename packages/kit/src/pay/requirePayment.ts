import type { Kit } from '../kit/Kit.ts'
import { PayError } from './errors.ts'
import { resumePayment } from './followPayment.ts'
import { getPayStore } from './getPayStore.ts'
import type { Payment } from './Payment.ts'
import { readPayment } from './storedPayments.ts'

/**
 * Gets what a person is about to pay. `undefined`: another tab has begun it meanwhile, and that is followed now.
 *
 * @throws {PayError} Nothing is asked for, or it is under way.
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
