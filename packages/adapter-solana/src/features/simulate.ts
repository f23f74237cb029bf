import { readField } from '@latchkey/core'
import { getBase64Decoder } from '@solana/kit'
import { SimulationFailedError } from '../errors/transactionErrors.ts'
import type { Rpc } from '../rpc/Rpc.ts'
import { readList } from '../standard/readList.ts'
import { readError, readLogs, toReason } from './toReason.ts'
import type { RpcCommitment } from './toRpcCommitment.ts'

export function toBase64(bytes: Uint8Array): string {
  return getBase64Decoder().decode(bytes)
}

export type SimulateOptions = {
  readonly commitment: RpcCommitment
  readonly signal: AbortSignal | undefined
  /** Replaces a missing or outdated blockhash for the simulation. */
  readonly replaceRecentBlockhash?: boolean
  /** Addresses of the accounts whose state after the transaction is returned. */
  readonly accounts?: readonly string[]
}

export type Simulation = {
  /** The requested accounts after the transaction, parsed if the cluster knows their program. */
  readonly accounts: readonly unknown[]
  /** Compute units that the transaction used. Absent if the cluster does not report them. */
  readonly units?: number
}

/**
 * Simulates a signed or unsigned transaction without sending it.
 *
 * @throws {SimulationFailedError} The cluster would refuse the transaction.
 */
export async function simulate(
  rpc: Rpc,
  transaction: Uint8Array,
  { signal, accounts: addresses = [], ...options }: SimulateOptions,
): Promise<Simulation> {
  const accounts = { encoding: 'jsonParsed', addresses }
  const told = addresses.length > 0 && { accounts }
  const settings = { encoding: 'base64', sigVerify: false, ...options, ...told }
  const params = [toBase64(transaction), settings]
  const value = readField(await rpc.request('simulateTransaction', params, { signal }), 'value')
  const error = readError(value)
  if (error !== undefined) {
    throw new SimulationFailedError({ reason: toReason(error), logs: readLogs(value) })
  }
  const units = readField(value, 'unitsConsumed')
  return {
    accounts: readList(value, 'accounts', addresses.length) ?? [],
    ...(typeof units === 'number' && Number.isInteger(units) && units > 0 && { units }),
  }
}
