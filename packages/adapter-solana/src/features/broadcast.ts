import { isTransportFailure, RpcError, readField, sleep } from '@latchkey/core'
import { SimulationFailedError, TransactionExpiredError } from '../errors/transactionErrors.ts'
import { confirmationPollMs } from '../rpc/constants.ts'
import type { Outgoing, Rpc } from '../rpc/Rpc.ts'
import { isExpired } from './readBlockhash.ts'
import { toBase64 } from './simulate.ts'
import { readError, readLogs, toReason } from './toReason.ts'

export type BroadcastOptions = {
  readonly signal?: AbortSignal | undefined
  readonly preflightCommitment: string
  readonly skipPreflight: boolean
  readonly maxRetries?: number
}

/**
 * Converts the error of the cluster's preflight, which has code -32002 and the result of the
 * simulation.
 */
function toRefusal(error: unknown): unknown {
  const data = error instanceof RpcError ? readField(error.cause, 'data') : undefined
  const refusal = readError(data)
  if (refusal === undefined) return error
  return new SimulationFailedError({ reason: toReason(refusal), logs: readLogs(data) })
}

const isBlockhashMissing = (error: unknown) =>
  error instanceof SimulationFailedError && error.reason === 'BlockhashNotFound'

/**
 * Returns whether to send again after the cluster did not find the blockhash. A node that is behind
 * finds it soon.
 *
 * @throws {TransactionExpiredError} The blockhash has expired.
 */
async function isWorthAnotherTry(
  rpc: Rpc,
  { lastValidBlockHeight }: Outgoing,
  { id, signal, cause }: { id: string; signal: AbortSignal | undefined; cause: unknown },
): Promise<boolean> {
  if (lastValidBlockHeight === undefined) return false
  const expired = await isExpired(rpc, lastValidBlockHeight, { signal })
  if (expired) throw new TransactionExpiredError({ signature: id, cause })
  return expired === false
}

/**
 * Sends a signed transaction. If no node answers, the transaction may have been sent, so its
 * signature is returned all the same: waiting for the confirmation sends it again.
 *
 * @param id - Signature of the transaction, base58.
 * @throws {SimulationFailedError} The cluster refused the transaction.
 * @throws {TransactionExpiredError} The signature came too late. Nothing was sent.
 */
export async function broadcast(
  rpc: Rpc,
  { id, ...outgoing }: Outgoing & { readonly id: string },
  { signal, ...settings }: BroadcastOptions,
): Promise<string> {
  const params = [toBase64(outgoing.bytes), { encoding: 'base64', ...settings }]
  for (;;) {
    try {
      await rpc.request('sendTransaction', params, { signal })
      break
    } catch (error) {
      if (isTransportFailure(error)) break
      const cause = toRefusal(error)
      const isRetried =
        isBlockhashMissing(cause) && (await isWorthAnotherTry(rpc, outgoing, { id, signal, cause }))
      if (!isRetried) throw cause
    }
    await sleep(confirmationPollMs, signal)
  }
  rpc.outgoing.set(id, outgoing)
  return id
}

/** Sends an unconfirmed transaction again. Ignores failures, because the next poll sends it again. */
export async function resend(rpc: Rpc, signature: string, signal: AbortSignal): Promise<void> {
  const outgoing = rpc.outgoing.get(signature)
  if (!outgoing) return
  const settings = { encoding: 'base64', skipPreflight: true, maxRetries: 0 }
  const params = [toBase64(outgoing.bytes), settings]
  try {
    await rpc.request('sendTransaction', params, { signal })
  } catch {
    return // The next poll sends it again, and the status decides about the outcome.
  }
}
