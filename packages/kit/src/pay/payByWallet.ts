import { isUserRejection } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { MayRepeatError } from '../outbox/MayRepeatError.ts'
import type { Retry } from '../outbox/Retry.ts'
import { readOwnRequests } from '../outbox/readOwnRequests.ts'
import { trackPaymentBegun, trackPaymentFailed } from '../outbox/trackPayment.ts'
import { sendRequests } from '../send/SendRequest.ts'
import { sendToken } from '../send/sendToken.ts'
import type { SwapPlan } from '../swap/planQuery.ts'
import { sendSwap } from '../swap/sendSwap.ts'
import { endPayment, showProgress } from './endPayment.ts'
import { PayError } from './errors.ts'
import { awaitTransaction, type Followed, followTransaction } from './followPayment.ts'
import type { PayStep } from './getPayStore.ts'
import type { Payment } from './Payment.ts'
import { requirePayment } from './requirePayment.ts'
import { storePayment } from './storedPayments.ts'
import { toTrackedPay } from './trackPay.ts'

const toMessage = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Prompts the wallet to send the payment. A repeated call has no effect, because `sendToken` sends
 * the same order only once.
 */
async function send(kit: Kit, followed: Followed, retry: Retry | undefined): Promise<void> {
  const { payment } = followed
  const { id, asset: token, amount, recipient: to, recipientName: name } = payment
  // `sendToken` resolves the name again, and refuses another address.
  const order = { id, token, amount, to, ...(name !== undefined && { name }) }
  const { hash } = await sendToken(kit, { ...order, ...retry })
  storePayment(kit, { id, hash })
  void followTransaction(kit, followed, hash)
}

function begin(kit: Kit, steps: readonly [PayStep, ...PayStep[]]): Followed | undefined {
  const asked = requirePayment(kit)
  if (!asked) return undefined
  const { payment } = asked
  const progress = { steps, step: steps[0] }
  showProgress(kit, payment, { ...progress, asked: true })
  trackPaymentBegun(kit, toTrackedPay(payment), {})
  return { ...asked, progress }
}

/** Returns whether the wallet may have sent the payment, although its answer was lost. */
const isUnknown = (kit: Kit, { id }: Payment) =>
  readOwnRequests(kit, sendRequests).some(
    (request) => request.id === id && request.state !== 'sent',
  )

/** Returns whether the user can confirm an attempt to pay, or has rejected a repeated one. */
const isOffered = (error: unknown) => error instanceof MayRepeatError || isUserRejection(error)

/**
 * Ends a failed attempt to pay, so that the user can choose another method. If the outcome is
 * unknown, the payment ends as `timeout` instead.
 */
function giveUp(kit: Kit, { payment, progress }: Followed, error: unknown): void {
  if (isUnknown(kit, payment) && !isOffered(error)) {
    endPayment(kit, payment, { ...progress, end: 'timeout' })
    return
  }
  showProgress(kit, payment, undefined)
  trackPaymentFailed(kit, toTrackedPay(payment), { message: toMessage(error) })
}

/**
 * Pays with the active wallet in the requested asset. It resolves once the wallet has sent the
 * transaction. The store and events report the further progress.
 *
 * @param retry - Earlier requests with an unknown outcome of which the user was warned.
 * @throws {PayError} No payment is requested, or it is already running.
 * @throws The errors of `sendToken`. The payment was not made, or its request has an unknown
 * outcome.
 */
export async function payByWallet(kit: Kit, retry?: Retry): Promise<void> {
  const followed = begin(kit, ['sending'])
  if (!followed) return
  try {
    await send(kit, followed, retry)
  } catch (error) {
    giveUp(kit, followed, error)
    throw error
  }
}

/**
 * Waits until the swap that precedes a payment is mined.
 *
 * @throws {PayError} The swap failed on chain, or its outcome is unknown at the deadline.
 */
async function awaitSwap(kit: Kit, followed: Followed, hash: string): Promise<void> {
  const result = await awaitTransaction(kit, followed, hash)
  if (result === 'done') return
  const end = result === 'late' ? 'timeout' : 'failure'
  endPayment(kit, followed.payment, { ...followed.progress, end })
  throw new PayError('GENERIC_PAYMENT_ERROR')
}

/**
 * Pays with tokens that a swap has bought. If this fails definitively, the payer keeps the tokens
 * and can pay with them directly.
 */
async function sendBought(kit: Kit, followed: Followed, retry: Retry | undefined): Promise<void> {
  const sending = { ...followed, progress: { ...followed.progress, step: 'sending' as const } }
  showProgress(kit, followed.payment, { ...sending.progress, asked: true })
  try {
    await send(kit, sending, retry)
  } catch (error) {
    const end = isUnknown(kit, followed.payment) ? 'timeout' : 'refund'
    endPayment(kit, followed.payment, { ...sending.progress, end })
    throw error
  }
}

/**
 * Swaps another token with the active wallet, then pays with the bought tokens once the swap is
 * mined. A plan that starts with an approval only approves; the next plan swaps.
 *
 * @param retry - Earlier requests with an unknown outcome of which the user was warned.
 * @throws {PayError} No payment is requested, it is already running, or the swap failed.
 * @throws The errors of `sendSwap` and `sendToken`.
 */
export async function payBySwap(kit: Kit, plan: SwapPlan, retry?: Retry): Promise<void> {
  const { payment } = requirePayment(kit) ?? {}
  if (!payment) return
  if (plan.step.act === 'approve') {
    await sendSwap(kit, { id: payment.id, plan, ...retry })
    return
  }
  const followed = begin(kit, ['swapping', 'sending'])
  if (!followed) return
  let hash: string
  try {
    hash = (await sendSwap(kit, { id: payment.id, plan, ...retry })).hash
  } catch (error) {
    giveUp(kit, followed, error)
    throw error
  }
  showProgress(kit, payment, followed.progress)
  await awaitSwap(kit, followed, hash)
  await sendBought(kit, followed, retry)
}
