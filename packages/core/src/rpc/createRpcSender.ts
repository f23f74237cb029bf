import { rpcBatchSize } from '../constants/constants.ts'
import { readField } from '../guards/readField.ts'
import type { PostRpc, RpcCall, RpcResponse } from './RpcResponse.ts'
import { readBatch } from './readBatch.ts'
import { isRpcLimit, readRpcError } from './readRpcError.ts'

/** Sizes of batches to try, one after the other, once a node refuses a larger batch. */
const smallerSizes = [100, 10, 3, 1] as const

type Entry = {
  readonly id: number
  readonly json: object
  readonly resolve: (response: RpcResponse) => void
  readonly reject: (error: unknown) => void
}
/** Ends a further call like the one that failed. */
type Fail = (entry: Entry) => void

/** Sends calls to one node. Returns a promise for the response of each call. */
export type RpcSender = (calls: readonly RpcCall[]) => readonly Promise<RpcResponse>[]

function* inChunks<item>(items: readonly item[], size: number): Generator<readonly item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}

/** Returns whether a node processed a call. A busy node or a proxy in front of it did not. */
function isProcessed({ body }: RpcResponse): boolean {
  const error = readRpcError(body)
  return error ? !isRpcLimit(error) : readField(body, 'result') !== undefined
}

/**
 * Creates a function that sends calls to one node in batches. If the node refuses a batch, the same
 * calls are sent in smaller batches or one by one. The size that the node accepts then limits all
 * later batches.
 *
 * @param batchSize - Maximum calls per batch. With 1, every call is a separate request.
 */
export function createRpcSender(post: PostRpc, batchSize = rpcBatchSize): RpcSender {
  let largest = batchSize
  let lastId = 0

  async function sendAlone(entry: Entry): Promise<Fail | undefined> {
    try {
      const response = await post(entry.json)
      entry.resolve(response)
      return isProcessed(response) ? undefined : (other) => other.resolve(response)
    } catch (error) {
      entry.reject(error)
      return (other) => other.reject(error)
    }
  }
  /** Returns `undefined` if the node processed the calls. */
  async function send(entries: readonly Entry[]): Promise<Fail | undefined> {
    const [first] = entries
    if (!first || entries.length === 1) return first && sendAlone(first)
    try {
      const { answered, refused } = readBatch(entries, await post(entries.map(({ json }) => json)))
      for (const [{ resolve }, response] of answered) resolve(response)
      return refused.length > 0 ? await sendSmaller(refused, entries.length) : undefined
    } catch (error) {
      for (const { reject } of entries) reject(error)
      return (other) => other.reject(error)
    }
  }
  /**
   * Sends the first of the calls to find out whether the node answers smaller batches. If it does
   * not, the node is down, and nothing is remembered.
   */
  async function sendSmaller(entries: readonly Entry[], refusedSize: number) {
    const size = smallerSizes.find((each) => each < refusedSize) ?? 1
    const [probe, rest] = [entries.slice(0, size), entries.slice(size)]
    const fail = await send(probe)
    if (fail) {
      for (const entry of rest) fail(entry)
      return fail
    }
    largest = Math.min(largest, size)
    await Promise.all([...inChunks(rest, largest)].map(send))
    return undefined
  }

  return (calls) => {
    const entries: Entry[] = []
    const answers = calls.map(
      ({ method, params = [] }) =>
        new Promise<RpcResponse>((resolve, reject) => {
          lastId += 1
          const json = { jsonrpc: '2.0', id: lastId, method, params }
          entries.push({ id: lastId, json, resolve, reject })
        }),
    )
    for (const chunk of inChunks(entries, largest)) void send(chunk)
    return answers
  }
}
