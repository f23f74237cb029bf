import { getLifetime } from '../kit/getLifetime.ts'
import type { Kit } from '../kit/Kit.ts'
import { pollExchange } from '../outbox/pollExchange.ts'
import { type TransactionEnd, waitForTransaction } from '../outbox/waitForTransaction.ts'
import { findSuccessor } from '../send/followSend.ts'
import { endPayment, showProgress } from './endPayment.ts'
import { getPayStore, type PayEnd, type PayProgress } from './getPayStore.ts'
import type { Payment } from './Payment.ts'
import { dropPayment, type StoredPayment, storePayment } from './storedPayments.ts'

/** Interval in ms between requests for a payment's status to the exchange (kit-views §7). */
const pollMs = 3_000

/** A payment that the kit follows, with its progress and deadline. */
export type Followed = {
  readonly payment: Payment
  readonly progress: PayProgress
  readonly endsAt: number
}

const isExpired = (kit: Kit, { endsAt }: Followed) => kit.ports.now() >= endsAt

function end(
  kit: Kit,
  { payment, progress }: Followed,
  ended: { readonly end: PayEnd; readonly hash?: string | undefined },
): void {
  const { end: how, hash = progress.hash } = ended
  endPayment(kit, payment, { ...progress, end: how, ...(hash !== undefined && { hash }) })
}

/**
 * Waits until the transaction of a payment is mined. Without an answer from the network it waits
 * until the payment's deadline.
 */
export async function awaitTransaction(
  kit: Kit,
  followed: Pick<Followed, 'payment' | 'endsAt'>,
  hash: string,
): Promise<TransactionEnd> {
  const { caipNetworkId } = followed.payment
  const result = await waitForTransaction(kit, { caipNetworkId, hash })
  if (result !== 'late' || !getLifetime(kit).running) return result
  if (kit.ports.now() >= followed.endsAt) return 'late'
  await new Promise<void>((resolve) => kit.ports.setTimer(resolve, pollMs))
  return awaitTransaction(kit, followed, hash)
}

const ends = {
  done: 'success',
  failed: 'failure',
  expired: 'failure',
  late: 'timeout',
} as const

/**
 * Continues after the transaction of a payment was replaced. If the user sped it up, the
 * replacement is followed. If the user cancelled it, nothing was paid. If the replacement is
 * unknown, the payment times out, and the user has to check.
 */
async function followReplaced(kit: Kit, followed: Followed, hash: string): Promise<void> {
  const { id, caipNetworkId } = followed.payment
  const successor = findSuccessor(kit, { id, caipNetworkId, hash })
  if (successor?.act === 'speedUp') {
    storePayment(kit, { id, hash: successor.hash })
    return followTransaction(kit, followed, successor.hash)
  }
  dropPayment(kit, id)
  end(kit, followed, { end: successor ? 'failure' : 'timeout' })
}

/** Follows the transaction that makes a payment until the payment has an outcome. */
export async function followTransaction(kit: Kit, followed: Followed, hash: string): Promise<void> {
  showProgress(kit, followed.payment, { ...followed.progress, hash })
  const result = await awaitTransaction(kit, followed, hash)
  if (!getLifetime(kit).running) return
  if (result === 'replaced') await followReplaced(kit, followed, hash)
  else end(kit, followed, { end: ends[result], hash })
}

type ExchangeSession = NonNullable<StoredPayment['exchange']>

const exchangeEnds = { done: 'success', failed: 'failure' } as const

/**
 * Requests the status of a payment from an exchange until the payment is finished, even if the user
 * leaves the page.
 */
export async function followExchange(
  kit: Kit,
  followed: Followed,
  { id: exchangeId, sessionId }: ExchangeSession,
): Promise<void> {
  const poll = { purpose: `pay:${followed.payment.id}`, delayMs: pollMs, exchangeId, sessionId }
  while (getLifetime(kit).running) {
    const answer = await pollExchange(kit, poll)
    if (!getLifetime(kit).running) return
    if (answer) return end(kit, followed, { end: exchangeEnds[answer.end], hash: answer.hash })
    if (isExpired(kit, followed)) return end(kit, followed, { end: 'timeout' })
  }
}

/** Returns the progress of a stored payment, which was started earlier in this browser. */
export function toProgress({ hash, exchange, done }: StoredPayment): PayProgress {
  return {
    steps: exchange ? ['receiving', 'sending'] : ['sending'],
    step: exchange && !done ? 'receiving' : 'sending',
    ...(exchange && { exchange: { id: exchange.id, name: exchange.name } }),
    ...(hash !== undefined && { hash }),
    ...(done && { end: 'success' as const }),
  }
}

/** Resumes a payment that this browser has already started for the same order. */
export function resumePayment(kit: Kit, payment: Payment, stored: StoredPayment): void {
  const progress = toProgress(stored)
  showProgress(kit, payment, progress)
  if (stored.done) return
  const followed = { payment, progress, endsAt: getPayStore(kit).getState().endsAt }
  if (stored.hash !== undefined) void followTransaction(kit, followed, stored.hash)
  else if (stored.exchange) void followExchange(kit, followed, stored.exchange)
}
