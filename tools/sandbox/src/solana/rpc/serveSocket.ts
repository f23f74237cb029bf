import type { WebSocket } from 'ws'
import * as z from 'zod'
import type { LedgerEvent } from '../ledger/createLedger.ts'
import { answerRpc, RpcRequest, toErrorAnswer } from './answerRpc.ts'
import type { MethodContext } from './fields.ts'
import { RpcError, rpcCodes } from './RpcError.ts'
import { subscriptions, type Watch } from './subscriptions.ts'

/** Maximum number of subscriptions per connection. Pages need only a few. */
const MOST_SUBSCRIPTIONS = 1_000

type Entry = Watch & { readonly kind: string; readonly notification: string }

function parseText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Serves a WebSocket of a Solana client until it closes. Accepts subscriptions and all other
 * JSON-RPC methods.
 */
export function serveSocket(socket: WebSocket, scope: MethodContext): void {
  const entries = new Map<number, Entry>()
  let lastId = 0
  const say = (message: unknown) => socket.send(JSON.stringify(message))

  function notify(id: number, event: LedgerEvent | undefined): void {
    const entry = entries.get(id)
    for (const result of entry?.read(event) ?? []) {
      if (entry?.once) entries.delete(id)
      say({
        jsonrpc: '2.0',
        method: entry?.notification,
        params: { result, subscription: id },
      })
    }
  }

  function subscribe({ id, params }: RpcRequest, kind: string): void {
    const subscription = subscriptions[kind]
    if (!subscription || entries.size >= MOST_SUBSCRIPTIONS)
      throw new RpcError(rpcCodes.internal, 'Too many subscriptions')
    lastId += 1
    entries.set(lastId, {
      ...subscription.watch(params ?? [], scope),
      kind,
      notification: subscription.notification,
    })
    say({ jsonrpc: '2.0', id: id ?? null, result: lastId })
    notify(lastId, undefined)
  }

  function unsubscribe({ id, params }: RpcRequest, kind: string): void {
    const [which] = z.tuple([z.number()]).parse(params)
    if (entries.get(which)?.kind !== kind)
      throw new RpcError(rpcCodes.invalidParams, 'Invalid subscription id.')
    entries.delete(which)
    say({ jsonrpc: '2.0', id: id ?? null, result: true })
  }

  function answer(text: string): void {
    const body = parseText(text)
    const request = RpcRequest.safeParse(body).data
    const [, kind = '', verb] = /^(\w+?)(Subscribe|Unsubscribe)$/.exec(request?.method ?? '') ?? []
    if (!request || !verb || !Object.hasOwn(subscriptions, kind)) {
      say(answerRpc(body, scope))
      return
    }
    try {
      if (verb === 'Subscribe') subscribe(request, kind)
      else unsubscribe(request, kind)
    } catch (error) {
      const refusal =
        error instanceof z.ZodError ? new RpcError(rpcCodes.invalidParams, 'Invalid params') : error
      say(toErrorAnswer(request.id, refusal))
    }
  }

  const stop = scope.ledger.subscribe((event) => {
    for (const id of [...entries.keys()]) notify(id, event)
  })
  socket.on('message', (data) => answer(String(data)))
  socket.on('close', stop)
  socket.on('error', () => socket.terminate())
}
