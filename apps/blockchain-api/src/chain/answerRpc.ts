import * as z from 'zod'
import type { Node } from './Node.ts'
import { methodNotFound } from './rpcMethods.ts'

const Call = z.looseObject({ id: z.unknown().optional(), method: z.string() })
export type PageCall = z.infer<typeof Call>

/** Returns a page's JSON-RPC call; `undefined` for a value of another form. */
export const readCall = (item: unknown): PageCall | undefined => Call.safeParse(item).data

/** A node, and the JSON-RPC methods that pages may call. */
export type OpenNode = Pick<Node, 'forward'> & { readonly methods: ReadonlySet<string> }

/**
 * Answers a page's JSON-RPC batch in the order of its requests. The server itself answers methods
 * that are not listed with an error, and the node answers the others.
 */
async function answerBatch(node: OpenNode, items: readonly unknown[]): Promise<unknown> {
  const barred = items.map(readCall).map((call) => call && !node.methods.has(call.method) && call)
  const passed = items.filter((_, index) => !barred[index])
  const answers = passed.length > 0 || items.length === 0 ? await node.forward(passed) : []
  if (!Array.isArray(answers)) return answers
  const rest = answers[Symbol.iterator]()
  return barred.map((call) => (call ? methodNotFound(call.id) : rest.next().value))
}

/**
 * Answers a JSON-RPC request or batch that a page sent. Only listed methods reach the node (S-143).
 *
 * @throws {ChainDownError} The node does not answer.
 */
export async function answerRpc(node: OpenNode, body: unknown): Promise<unknown> {
  if (Array.isArray(body)) return answerBatch(node, body)
  const call = readCall(body)
  return call && !node.methods.has(call.method) ? methodNotFound(call.id) : node.forward(body)
}
