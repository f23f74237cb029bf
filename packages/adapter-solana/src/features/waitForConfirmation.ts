import {
  anySignal,
  InvalidAnswerError,
  isTransportFailure,
  RequestTimedOutError,
  readField,
  sleep,
  transactionConfirmationMs,
} from '@latchkey/core'
import { TransactionExpiredError, TransactionFailedError } from '../errors/transactionErrors.ts'
import {
  confirmationPollMs,
  expiryDeadlineMs,
  expiryMarginBlocks,
  resendPolls,
} from '../rpc/constants.ts'
import type { Rpc } from '../rpc/Rpc.ts'
import { readList } from '../standard/readList.ts'
import { resend } from './broadcast.ts'
import { isExpired, readBlockhash } from './readBlockhash.ts'
import { readError, toReason } from './toReason.ts'

type Options = { readonly signal: AbortSignal }
type PollOptions = Options & { readonly isRecent: boolean }
type Status = 'unknown' | 'processed' | 'confirmed'

async function readStatus(rpc: Rpc, signature: string, options: Options): Promise<Status> {
  const params = [[signature], { searchTransactionHistory: true }]
  const answer = await rpc.request('getSignatureStatuses', params, options)
  const statuses = readList(answer, 'value', 1)
  if (!statuses) throw new InvalidAnswerError({ host: 'the cluster', reason: 'no statuses' })
  const [status] = statuses
  const error = readError(status)
  if (error !== undefined) throw new TransactionFailedError({ signature, reason: toReason(error) })
  const level = readField(status, 'confirmationStatus')
  if (level === 'confirmed' || level === 'finalized') return 'confirmed'
  return level === 'processed' ? 'processed' : 'unknown'
}

/**
 * Compares the block height before the status, so that a transaction of the last valid block is not
 * missed.
 */
async function isLost(
  rpc: Rpc,
  signature: string,
  { lastValid, signal }: Options & { readonly lastValid: number | undefined },
): Promise<boolean> {
  if (lastValid === undefined) return false
  if (!(await isExpired(rpc, lastValid + expiryMarginBlocks, { signal }))) return false
  return (await readStatus(rpc, signature, { signal })) === 'unknown'
}

/**
 * Creates one poll. Returns whether the transaction is confirmed, sends it again every other time,
 * and ends once it can no longer be confirmed.
 */
function createPoll(rpc: Rpc, signature: string, { isRecent, signal }: PollOptions) {
  let lastValid = rpc.outgoing.get(signature)?.lastValidBlockHeight
  let count = 0
  return async (): Promise<boolean> => {
    count += 1
    const status = await readStatus(rpc, signature, { signal })
    if (status !== 'unknown') return status === 'confirmed'
    // A transaction that was sent before now has no later blockhash than the latest one.
    if (isRecent) lastValid ??= (await readBlockhash(rpc, { signal })).lastValidBlockHeight
    if (count % resendPolls === 0) await resend(rpc, signature, signal)
    if (!(await isLost(rpc, signature, { lastValid, signal }))) return false
    throw new TransactionExpiredError({ signature })
  }
}

async function pollUntilConfirmed(
  poll: () => Promise<boolean>,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    try {
      if (await poll()) return
    } catch (error) {
      // A failed poll proves nothing about the transaction, so the next second tries again.
      if (signal.aborted || !isTransportFailure(error)) throw error
    }
    await sleep(confirmationPollMs, signal)
  }
}

export type WaitOptions = {
  readonly signal: AbortSignal | undefined
  /** True if the kit set the blockhash, so that the transaction expires within about a minute. */
  readonly isRecent?: boolean
}

/**
 * Waits until the cluster has confirmed a transaction. Polls each second. Sends a transaction again
 * that the kit has sent itself.
 *
 * @throws {TransactionFailedError} The transaction was confirmed and failed.
 * @throws {TransactionExpiredError} Its blockhash expired. Nothing was sent.
 * @throws {RequestTimedOutError} The transaction was not confirmed in time; it may still be
 * confirmed later.
 */
export async function waitForConfirmation(
  rpc: Rpc,
  signature: string,
  { signal, isRecent = false }: WaitOptions,
): Promise<void> {
  const known = rpc.outgoing.get(signature)?.lastValidBlockHeight
  const expires = isRecent || known !== undefined
  const deadlineMs = expires ? expiryDeadlineMs : transactionConfirmationMs
  const deadline = new AbortController()
  const what = `Confirmation of ${signature}`
  const timer = setTimeout(
    () => deadline.abort(new RequestTimedOutError({ what, deadlineMs })),
    deadlineMs,
  )
  const either = anySignal(signal, deadline.signal)
  try {
    await pollUntilConfirmed(createPoll(rpc, signature, { signal: either, isRecent }), either)
    rpc.outgoing.delete(signature)
  } catch (error) {
    if (either.aborted) throw either.reason
    rpc.outgoing.delete(signature)
    throw error
  } finally {
    clearTimeout(timer)
  }
}
