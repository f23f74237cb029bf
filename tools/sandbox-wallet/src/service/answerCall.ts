import { getAnswerMode } from '../personas/personas.ts'
import type { Peer, PendingRequest, Prompt, RpcAnswer, RpcCall, Surface } from '../wire/wire.ts'
import type { Approvals } from './approvals.ts'
import type { Desk } from './Desk.ts'
import { getMethod } from './methods/index.ts'
import type { Plan } from './WalletContext.ts'
import type { WalletInstance } from './WalletInstance.ts'
import { internal, invalidParams, limitExceeded, toRpcFailure } from './WalletRpcError.ts'

const PENDING_LIMIT = 20

export type Caller = {
  readonly instance: string
  readonly origin: string
  /** App that sent the request by WalletConnect; absent if a page sent it. */
  readonly peer?: Peer
}

export type AskParameters = {
  readonly caller: Caller
  readonly call: Pick<RpcCall, 'id' | 'tab' | 'method' | 'surface' | 'caipNetworkId'>
  readonly prompt: Prompt
}

/** The values of the wallet's service that are needed to store and answer requests. */
type AskDesk = Pick<Desk, 'context' | 'approvals' | 'presence'>

/** Returns the parameters of a wallet request as a list. An object becomes its only element. */
export function toParams(params: unknown): readonly unknown[] {
  if (params === undefined || params === null) return []
  if (Array.isArray(params)) return params
  // Only EIP-747 has an object as its parameters.
  if (typeof params === 'object') return [params]
  throw invalidParams('Parameters must be a list or an object.')
}

/** Drops a site's earlier requests to connect, because the new request replaces them. */
function dropOlder(approvals: Approvals, instance: WalletInstance, request: PendingRequest): void {
  if (request.prompt.kind !== 'connect') return
  for (const older of instance.pending)
    if (older.prompt.kind === 'connect' && older.tab === request.tab) approvals.drop(older.id)
}

/**
 * Stores a wallet request until the user answers. Some wallet behaviours answer it automatically.
 *
 * @throws {WalletRpcError} Too many requests are pending, or the behaviour `resets` fails the
 *   request.
 */
export function ask(
  desk: AskDesk,
  { caller, call, prompt }: AskParameters,
): RpcAnswer | Promise<RpcAnswer> {
  const { context, approvals } = desk
  const instance = context.store.get(caller.instance)
  if (instance.pending.length >= PENDING_LIMIT) throw limitExceeded()
  const mode = getAnswerMode(instance.personas)
  if (mode === 'reset') throw internal('Connection request reset. Please try again.')
  const surface: Surface = mode === 'ask' ? call.surface : 'none'
  const { id, tab, method, caipNetworkId } = call
  const { origin, peer } = caller
  const request: PendingRequest = {
    ...{ id, tab, method, origin, prompt, surface, createdAt: Date.now() },
    ...(caipNetworkId !== undefined && { caipNetworkId }),
    ...(peer && { peer }),
  }
  dropOlder(approvals, instance, request)
  approvals.add(instance.id, request)
  if (surface === 'window') desk.presence.expectWindow(id)
  if (mode === 'ask' || mode === 'never') return { pending: id, surface }

  const answer = () => approvals.answer(id, { approve: mode === 'approve' })
  if (instance.personas.includes('slow')) {
    context.schedule(instance.slowMs, () => void answer())
    return { pending: id, surface }
  }
  return answer().then((outcome) => outcome ?? { pending: id, surface })
}

/**
 * Answers a wallet request of a page: with the result, or with the id of an answer that follows
 * later.
 */
export async function answerCall(
  desk: Desk,
  parameters: { caller: Caller; call: RpcCall },
): Promise<RpcAnswer> {
  const answer = await getAnswer(desk, parameters)
  const { id, surface } = parameters.call
  const isShown = 'pending' in answer && answer.surface === 'window'
  if (surface === 'window' && !isShown) desk.approvals.skip(id)
  return answer
}

async function getAnswer(
  desk: Desk,
  parameters: { caller: Caller; call: RpcCall },
): Promise<RpcAnswer> {
  const { caller, call } = parameters
  const { context } = desk
  const instance = context.store.get(caller.instance)
  try {
    const params = toParams(call.params)
    const method = getMethod(call.method)
    const plan: Plan = await method(context, {
      instance,
      origin: caller.origin,
      method: call.method,
      params,
      caipNetworkId: call.caipNetworkId,
    })
    if ('prompt' in plan) return await ask(desk, { caller, call, prompt: plan.prompt })
    // With the behaviour `silent`, the wallet never answers, even if no prompt is needed.
    if (instance.personas.includes('silent')) return { pending: call.id, surface: 'none' }
    return { result: plan.answer }
  } catch (error) {
    return { error: toRpcFailure(error) }
  }
}
