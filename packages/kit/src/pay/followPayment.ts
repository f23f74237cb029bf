import { getExchangeBuyStatus } from '@latchkey/blockchain-api'
import { fetchEndpoint } from '../api/fetchEndpoint.ts'
import { getLifetime } from '../kit/getLifetime.ts'
import type { Kit } from '../kit/Kit.ts'
import { startTimer } from '../kit/startTimer.ts'
import { findSuccessor } from '../send/followSent.ts'
import { type ChainEnd, waitInChain } from '../send/waitInChain.ts'
import { endPayment, showProgress } from './endPayment.ts'
import { getPayStore, type PayEnd, type PayProgress } from './getPayStore.ts'
import type { Payment } from './Payment.ts'
import { dropPayment, type StoredPayment, storePayment } from './storedPayments.ts'

/** kit-views §7: how often is asked how a payment goes. */
const pollMs = 3_000

/** What of a payment is followed: what is shown of it, and until when. */
export type Followed = {
  readonly payment: Payment
  readonly progress: PayProgress
  readonly endsAt: number
}

const isOver = (kit: Kit, { endsAt }: Followed) => kit.ports.now() >= endsAt

function end(
  kit: Kit,
  { payment, progress }: Followed,
  ended: { readonly end: PayEnd; readonly hash?: string | undefined },
): void {
  const { end: how, hash = progress.hash } = ended
  endPayment(kit, payment, { ...progress, end: how, ...(hash !== undefined && { hash }) })
}

/** Waits until a transaction is in the chain; where nobody can say, until the time is over. */
export async function awaitInChain(
  kit: Kit,
  followed: Pick<Followed, 'payment' | 'endsAt'>,
  hash: string,
): Promise<ChainEnd> {
  const { caipNetworkId } = followed.payment
  const result = await waitInChain(kit, { caipNetworkId, hash })
  if (result !== 'late' || !getLifetime(kit).running) return result
  if (kit.ports.now() >= followed.endsAt) return 'late'
  await new Promise<void>((resolve) => kit.ports.setTimer(resolve, pollMs))
  return awaitInChain(kit, followed, hash)
}

const ends = { done: 'success', failed: 'failure', late: 'timeout' } as const

/**
 * What a person has sped up pays as well, and is followed in its place; what they have cancelled pays nothing. Where nobody
 * knows which it was, they look themselves.
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

/** Follows a payment whose transaction is known, to its end. */
export async function followTransaction(kit: Kit, followed: Followed, hash: string): Promise<void> {
  showProgress(kit, followed.payment, { ...followed.progress, hash })
  const result = await awaitInChain(kit, followed, hash)
  if (!getLifetime(kit).running) return
  if (result === 'replaced') await followReplaced(kit, followed, hash)
  else end(kit, followed, { end: ends[result], hash })
}

type ExchangeSession = NonNullable<StoredPayment['exchange']>

/** An exchange that does not answer now may do so the next time, which is the one way of trying again. */
async function readStatus(kit: Kit, { id: exchangeId, sessionId }: ExchangeSession) {
  const input = { params: { exchangeId, sessionId } }
  return fetchEndpoint(kit, getExchangeBuyStatus, { input, retries: 0 }).catch(() => undefined)
}

async function look(kit: Kit, followed: Followed, session: ExchangeSession): Promise<void> {
  const answer = await readStatus(kit, session)
  if (!getLifetime(kit).running) return
  if (answer?.status === 'SUCCESS')
    end(kit, followed, { end: 'success', hash: answer.txHash ?? undefined })
  else if (answer?.status === 'FAILED') end(kit, followed, { end: 'failure' })
  else if (isOver(kit, followed)) end(kit, followed, { end: 'timeout' })
  else followExchange(kit, followed, session)
}

/** Asks an exchange how a payment goes until it has an end, wherever the person is meanwhile. */
export function followExchange(kit: Kit, followed: Followed, session: ExchangeSession): void {
  const purpose = `pay:${followed.payment.id}`
  startTimer(kit, { purpose, delayMs: pollMs }, () => void look(kit, followed, session))
}

/** What was begun for an order earlier, in this browser, as it is shown. */
export function toProgress({ hash, exchange, done }: StoredPayment): PayProgress {
  return {
    steps: exchange ? ['receiving', 'sending'] : ['sending'],
    step: exchange && !done ? 'receiving' : 'sending',
    ...(exchange && { exchange: { id: exchange.id, name: exchange.name } }),
    ...(hash !== undefined && { hash }),
    ...(done && { end: 'success' as const }),
  }
}

/** Takes up what was begun for an order earlier. */
export function resumePayment(kit: Kit, payment: Payment, stored: StoredPayment): void {
  const progress = toProgress(stored)
  showProgress(kit, payment, progress)
  if (stored.done) return
  const followed = { payment, progress, endsAt: getPayStore(kit).getState().endsAt }
  if (stored.hash !== undefined) void followTransaction(kit, followed, stored.hash)
  else if (stored.exchange) followExchange(kit, followed, stored.exchange)
}
