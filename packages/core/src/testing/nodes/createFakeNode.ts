import { isRecord } from '../../guards/isRecord.ts'
import { usualAnswers } from './usualAnswers.ts'

/** Answers of a node by method. A function receives the parameters. An `Error` is a refusal. */
export type NodeAnswers = Readonly<Record<string, unknown>>

/** An HTTP request to a node: one call or a batch. */
export type NodeRequest = {
  readonly calls: readonly NodeCall[]
  readonly isBatch: boolean
  /** Number of HTTP requests that the node has received before. */
  readonly earlier: number
  /** Returns the JSON-RPC responses that a node without a habit gives to the calls. */
  readonly answer: (calls: readonly NodeCall[]) => readonly object[]
}
export type NodeCall = {
  readonly id: unknown
  readonly method: string
  readonly params: readonly unknown[]
}

/**
 * A way in which some JSON-RPC nodes differ from the specification or from other nodes, for tests.
 */
export type NodeHabit = {
  /** Description of the habit that completes the sentence "a node that …", for test titles. */
  readonly name: string
  /** Answers by method that replace those of a node without a habit. */
  readonly answers?: NodeAnswers
  /** Answers a request in place of the node. Returns `undefined` for the usual answer. */
  readonly respond?: Respond
}
export type Respond = (request: NodeRequest) => Response | undefined | Promise<Response | undefined>

/** A node for tests, to be served at a URL. */
export type FakeNode = {
  /** Returns the HTTP response to a request with this parsed JSON body. */
  readonly respond: (body: unknown) => Promise<Response>
  /** Sizes of the requests in order; 0 stands for a call without a batch. */
  readonly sizes: readonly number[]
}

/** Creates a JSON response of a fake node. Default: status 200. */
export const toNodeResponse = (body: unknown, init?: ResponseInit): Response =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'content-type': 'application/json', ...init?.headers },
  })

/** Creates an error with a JSON-RPC error code, which a fake node returns as its answer. */
export const nodeError = (code: number, message: string): Error =>
  Object.assign(new Error(message), { code })

function toCall(item: unknown): NodeCall {
  const { id, method, params } = isRecord(item) ? item : {}
  return { id, method: String(method), params: Array.isArray(params) ? params : [] }
}

function answerCall({ id, method, params }: NodeCall, answers: NodeAnswers) {
  const isKnown = Object.hasOwn(answers, method)
  const found = isKnown ? answers[method] : nodeError(-32_601, `unknown method ${method}`)
  const result: unknown = typeof found === 'function' ? found(params) : found
  if (!(result instanceof Error)) return { jsonrpc: '2.0', id, result }
  return { jsonrpc: '2.0', id, error: { code: -32_000, ...result, message: result.message } }
}

/**
 * Creates a fake JSON-RPC node that answers the calls of a small EVM chain. `habit`: how it
 * deviates from the specification.
 */
export function createFakeNode(habit: NodeHabit, answers: NodeAnswers = {}): FakeNode {
  const all = { ...usualAnswers, ...answers, ...habit.answers }
  const answer = (calls: readonly NodeCall[]) => calls.map((call) => answerCall(call, all))
  const sizes: number[] = []
  return {
    sizes,
    respond: async (body) => {
      const isBatch = Array.isArray(body)
      const calls = [body].flat().map(toCall)
      const earlier = sizes.push(isBatch ? calls.length : 0) - 1
      const special = await habit.respond?.({ calls, isBatch, earlier, answer })
      if (special) return special
      const rows = answer(calls)
      return toNodeResponse(isBatch ? rows : rows[0])
    },
  }
}
