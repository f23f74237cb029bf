import { readField } from '@latchkey/core'
import { getBase64Decoder } from '@solana/kit'
import { SimulationFailedError } from '../errors/transactionErrors.ts'
import type { Rpc } from '../rpc/Rpc.ts'
import { readError, readLogs, toReason } from './toReason.ts'
import type { RpcCommitment } from './toRpcCommitment.ts'

export function toBase64(bytes: Uint8Array): string {
  return getBase64Decoder().decode(bytes)
}

/**
 * Runs a transaction without sending it, signed or not.
 *
 * @throws {SimulationFailedError} The cluster would refuse it.
 */
export async function simulate(
  rpc: Rpc,
  transaction: Uint8Array,
  options: { readonly commitment: RpcCommitment; readonly signal: AbortSignal | undefined },
): Promise<void> {
  const { commitment, signal } = options
  const settings = { encoding: 'base64', sigVerify: false, commitment }
  const params = [toBase64(transaction), settings]
  const value = readField(await rpc.request('simulateTransaction', params, { signal }), 'value')
  const error = readError(value)
  if (error === undefined) return
  throw new SimulationFailedError({ reason: toReason(error), logs: readLogs(value) })
}
