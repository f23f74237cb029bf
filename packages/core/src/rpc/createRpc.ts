import { rpcBatchSize, rpcRetryCount, rpcRetryDelayMs } from '../constants/constants.ts'
import { isRetriableStatus } from '../errors/isTransportFailure.ts'
import { RpcError } from '../errors/toRpcError.ts'
import { InvalidAnswerError, ServiceUnreachableError } from '../errors/transportErrors.ts'
import { readField } from '../guards/readField.ts'
import { sleep } from '../wallet/sleep.ts'
import { isUnknownMethod } from '../wallet-errors/isUnknownMethod.ts'
import { createRpcSender } from './createRpcSender.ts'
import type { PostRpc, RpcCall, RpcResponse } from './RpcResponse.ts'
import { isPassingRpcError, readRpcError } from './readRpcError.ts'

/** Longest wait that a node may request with `Retry-After`. Beyond it, the next URL is asked. */
const longestWaitMs = 10_000
/** Time for which the node that answered last is asked first (S-131). */
const stickyMs = 60_000
const serverError = 500
/** Code of a method that a node knows and does not offer (EIP-1474). */
const unsupportedCode = -32_004

export type RpcOptions = {
  /** Name of the chain in errors. */
  readonly name: string
  /** Nodes of the chain in the order of use. */
  readonly posts: readonly PostRpc[]
  /** Maximum calls per batch. With 1, every call is a separate request. Default: 1,000. */
  readonly batchSize?: number
  /** Ends the waits between attempts when it aborts. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Sends a call to the nodes of a chain.
 *
 * @throws {RpcError} A node refused the call, e.g. because it reverts.
 * @throws {ServiceUnreachableError} No node answered with JSON-RPC.
 */
export type Rpc = (call: RpcCall) => Promise<unknown>

type Ask = (call: RpcCall) => Promise<RpcResponse>
type Failure = {
  readonly error: unknown
  /** True if the same node may answer a moment later. */
  readonly isPassing: boolean
  readonly retryAfterMs?: number | undefined
}
type Outcome = { readonly result: unknown } | Failure

/** Creates a function whose calls of one task share a request. */
function createTogether(post: PostRpc, batchSize: number): Ask {
  const send = createRpcSender(post, batchSize)
  let waiting: {
    readonly call: RpcCall
    readonly resolve: (sent: Promise<RpcResponse>) => void
  }[] = []
  const flush = () => {
    const all = waiting
    waiting = []
    const answers = send(all.map(({ call }) => call))
    for (const [index, answer] of answers.entries()) all[index]?.resolve(answer)
  }
  return (call) =>
    new Promise((resolve) => {
      if (waiting.length === 0) setTimeout(flush, 0)
      waiting.push({ call, resolve })
    })
}

function toOutcome(response: RpcResponse, host: string): Outcome {
  const { status, retryAfterMs, body } = response
  const isBusy = isRetriableStatus(status)
  const error = readRpcError(body)
  if (error) {
    // Some nodes answer with status 500 when a call reverts, so the error decides.
    const isPassing = (isBusy && status !== serverError) || isPassingRpcError(error)
    return { error, isPassing, retryAfterMs }
  }
  const result = readField(body, 'result')
  if (result !== undefined) return { result }
  const reason = `no JSON-RPC in a response of status ${status}`
  return { error: new InvalidAnswerError({ host, reason }), isPassing: isBusy, retryAfterMs }
}

async function tryOnce(ask: Ask, call: RpcCall, host: string): Promise<Outcome> {
  try {
    return toOutcome(await ask(call), host)
  } catch (error) {
    // A node that let one attempt time out rarely answers the next one in time.
    return { error, isPassing: error instanceof ServiceUnreachableError }
  }
}

/** Returns whether another node of the chain may answer the call. */
function isWorthAnotherNode({ error, isPassing }: Failure): boolean {
  if (!(error instanceof RpcError)) return true
  return isPassing || error.code === unsupportedCode || isUnknownMethod(error)
}

/**
 * Creates a function that sends calls to the nodes of one chain. Each node is tried up to four
 * times, in the order of the options. Calls of one task share a batch if the node accepts batches.
 */
export function createRpc(options: RpcOptions): Rpc {
  const { name, batchSize = rpcBatchSize, signal } = options
  const asks = options.posts.map((post) => createTogether(post, batchSize))
  let sticky: { readonly ask: Ask; readonly until: number } | undefined

  async function askAgain(ask: Ask, call: RpcCall): Promise<Outcome> {
    for (let attempt = 0; ; attempt += 1) {
      const outcome = await tryOnce(ask, call, name)
      if ('result' in outcome || !outcome.isPassing || attempt >= rpcRetryCount) return outcome
      const waitMs = outcome.retryAfterMs ?? rpcRetryDelayMs * 2 ** attempt
      if (waitMs > longestWaitMs) return outcome
      await sleep(waitMs, signal)
    }
  }
  function inOrder(): readonly Ask[] {
    const first = sticky && performance.now() < sticky.until ? sticky.ask : undefined
    return first ? [first, ...asks.filter((ask) => ask !== first)] : asks
  }
  return async (call) => {
    const failures: unknown[] = []
    for (const ask of inOrder()) {
      const outcome = await askAgain(ask, call)
      if ('result' in outcome) {
        sticky = { ask, until: performance.now() + stickyMs }
        return outcome.result
      }
      signal?.throwIfAborted()
      failures.push(outcome.error)
      if (!isWorthAnotherNode(outcome)) break
      if (sticky?.ask === ask) sticky = undefined
    }
    const refusal = failures.find((error) => error instanceof RpcError)
    throw refusal ?? new ServiceUnreachableError({ host: name, cause: failures.at(-1) })
  }
}
