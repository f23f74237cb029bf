import {
  InvalidAnswerError,
  isTransportFailure,
  RequestTimedOutError,
  readField,
  sleep,
  transactionConfirmationMs,
} from '@latchkey/core'
import { TransactionFailedError } from '../errors/transactionErrors.ts'
import { confirmationPollMs } from '../rpc/constants.ts'
import type { Rpc } from '../rpc/Rpc.ts'
import { readList } from '../standard/readList.ts'
import { readError, toReason } from './toReason.ts'

type Options = { readonly signal: AbortSignal }

async function isConfirmed(rpc: Rpc, signature: string, options: Options): Promise<boolean> {
  const params = [[signature], { searchTransactionHistory: true }]
  const answer = await rpc.request('getSignatureStatuses', params, options)
  const statuses = readList(answer, 'value', 1)
  if (!statuses) throw new InvalidAnswerError({ host: 'the cluster', reason: 'no statuses' })
  const [status] = statuses
  const error = readError(status)
  if (error !== undefined) throw new TransactionFailedError({ signature, reason: toReason(error) })
  const level = readField(status, 'confirmationStatus')
  return level === 'confirmed' || level === 'finalized'
}

async function poll(rpc: Rpc, signature: string, options: Options): Promise<void> {
  for (;;) {
    try {
      if (await isConfirmed(rpc, signature, options)) return
    } catch (error) {
      // A failed poll proves nothing about the transaction, so the next second tries again.
      if (options.signal.aborted || !isTransportFailure(error)) throw error
    }
    await sleep(confirmationPollMs, options.signal)
  }
}

/**
 * Waits until the cluster has confirmed a transaction. Polls each second.
 *
 * @throws {TransactionFailedError} The transaction was confirmed and failed.
 * @throws {RequestTimedOutError} The transaction was not confirmed in time; it may still be
 * confirmed later.
 */
export async function waitForConfirmation(
  rpc: Rpc,
  signature: string,
  { signal }: { readonly signal: AbortSignal | undefined },
): Promise<void> {
  const deadlineMs = transactionConfirmationMs
  const deadline = new AbortController()
  const what = `Confirmation of ${signature}`
  const timer = setTimeout(
    () => deadline.abort(new RequestTimedOutError({ what, deadlineMs })),
    deadlineMs,
  )
  const either = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal
  try {
    await poll(rpc, signature, { signal: either })
  } catch (error) {
    throw either.aborted ? either.reason : error
  } finally {
    clearTimeout(timer)
  }
}
