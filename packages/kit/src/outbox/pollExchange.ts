import { getExchangeBuyStatus } from '@latchkey/blockchain-api'
import { fetchEndpoint } from '../api/fetchEndpoint.ts'
import { getLifetime } from '../kit/getLifetime.ts'
import type { Kit } from '../kit/Kit.ts'
import { startTimer } from '../kit/startTimer.ts'

export type PollExchangeParameters = {
  /**
   * Name of the timer that delays the poll. A new poll with the same name replaces a waiting one.
   */
  readonly purpose: string
  readonly delayMs: number
  readonly exchangeId: string
  /** Id that the exchange has given to the payment. */
  readonly sessionId: string
  /** Called directly before the request to the exchange, so that the caller can count requests. */
  readonly onAsk?: () => void
}

/** The exchange's final status of a payment. */
export type ExchangeEnd = {
  readonly end: 'done' | 'failed'
  /** Hash of the transaction, if the exchange reports it. */
  readonly hash?: string | undefined
}

/** Waits until the next poll is due, or until the kit stops. */
function pause(
  kit: Kit,
  timer: Pick<PollExchangeParameters, 'purpose' | 'delayMs'>,
): Promise<void> {
  return new Promise((resolve) => {
    const { cleanups } = getLifetime(kit)
    const end = () => {
      cleanups.delete(end)
      resolve()
    }
    cleanups.add(end)
    startTimer(kit, timer, end)
  })
}

/**
 * Waits for the delay, then requests the status of a payment from an exchange once. A failed
 * request is not retried, because the next poll follows.
 *
 * @returns `undefined` if the payment is not finished, the exchange does not answer, or the kit has
 * stopped.
 */
export async function pollExchange(
  kit: Kit,
  { purpose, delayMs, exchangeId, sessionId, onAsk }: PollExchangeParameters,
): Promise<ExchangeEnd | undefined> {
  await pause(kit, { purpose, delayMs })
  if (!getLifetime(kit).running) return undefined
  onAsk?.()
  const input = { params: { exchangeId, sessionId } }
  const reading = fetchEndpoint(kit, getExchangeBuyStatus, { input, retries: 0 })
  // A failed request counts as no answer, because the next poll follows.
  const answer = await reading.catch(() => undefined)
  if (!getLifetime(kit).running) return undefined
  if (answer?.status === 'SUCCESS') return { end: 'done', hash: answer.txHash ?? undefined }
  return answer?.status === 'FAILED' ? { end: 'failed' } : undefined
}
