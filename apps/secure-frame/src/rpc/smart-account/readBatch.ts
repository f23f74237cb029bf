import { numberToHex } from 'viem'
import { InvalidRequestError } from '../../requests/InvalidRequestError.ts'
import { readList, readObject } from '../../requests/read.ts'
import type { Json } from '../../requests/SigningRequest.ts'
import { BatchError } from '../errors.ts'
import type { RpcContext } from '../RpcContext.ts'

type Fields = { readonly [key: string]: Json }

/** A batch of calls as the app requested it (EIP-5792). */
export type CallBatch = {
  /** Id of the batch that the app chose, if any. */
  readonly id: string | undefined
  readonly version: string
  readonly fields: Fields
  readonly calls: readonly Json[]
}

/** Maximum number of calls in a batch, so that users can review them. */
const mostCalls = 64

/**
 * Reads the batch of `wallet_sendCalls`.
 *
 * @throws {BatchError} The id is already used, or the batch is too large.
 */
export function readBatch(params: Json, { batches }: RpcContext): CallBatch {
  const [given = null] = readList(params, 'params')
  const fields = readObject(given, 'the batch')
  const { id, version = '1.0' } = fields
  if (id !== undefined && (typeof id !== 'string' || id === '')) {
    throw new InvalidRequestError({ hint: 'id is no text' })
  }
  if (id !== undefined && batches.get(id)) throw new BatchError(5720)
  const calls = readList(fields['calls'], 'calls')
  if (calls.length > mostCalls) throw new BatchError(5740)
  return { id, version: typeof version === 'string' ? version : '1.0', fields, calls }
}

/**
 * Rejects a batch of calls that requires an unsupported capability. Optional capabilities are
 * ignored.
 *
 * @throws {BatchError} The code names the unsupported capability.
 */
export function checkCapabilities(
  { fields, calls }: CallBatch,
  isOffered: (name: string, capability: Fields) => boolean,
): void {
  const asked = [fields, ...calls.map((call) => readObject(call, 'a call'))]
  const needed = asked
    .flatMap((holder) =>
      Object.entries(readObject(holder['capabilities'] ?? {}, 'capabilities')).map(
        ([name, value]) => [name, readObject(value, 'a capability')] as const,
      ),
    )
    .filter(([, capability]) => capability['optional'] !== true)
  if (needed.some(([name, capability]) => !isOffered(name, capability))) {
    throw new BatchError(5700)
  }
}

/** Creates a random id for a batch of calls, if the app supplied none. */
export const createBatchId = () =>
  numberToHex(crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n)

/**
 * Returns the response to `wallet_sendCalls`. Versions before 2 of EIP-5792 expect the id itself
 * instead of an object.
 */
export const toBatchAnswer = (version: string, id: string) =>
  version.startsWith('2') ? { id } : id
