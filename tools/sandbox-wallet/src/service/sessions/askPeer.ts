import { randomUUID } from 'node:crypto'
import type { Outcome, Peer, Prompt } from '../../wire/wire.ts'
import { ask } from '../answerCall.ts'
import type { PeerAction } from '../WalletContext.ts'
import { toRpcFailure } from '../WalletRpcError.ts'
import type { PeerContext } from './PeerContext.ts'
import { toClaimedOrigin } from './toPeer.ts'

export type PeerRequest = {
  /** Id that WalletConnect gave the app's request. */
  readonly id: number
  readonly topic: string
  readonly peer: Peer
  readonly method: string
  readonly prompt: Prompt
  /** CAIP-2 id of the network that the app's request concerns. */
  readonly caipNetworkId?: string
  /** Function that completes the app's request after its approval. */
  readonly action?: PeerAction
}

/**
 * Shows the request of an app that is connected by WalletConnect to the user.
 *
 * @returns The outcome, after the user has answered. An expired request counts as rejected.
 */
export async function askPeer(peerContext: PeerContext, request: PeerRequest): Promise<Outcome> {
  const { approvals, context, waiting } = peerContext
  const [id, tab] = [randomUUID(), `walletconnect:${request.topic}`]
  if (request.action) context.peerActions.set(id, request.action)
  waiting.set(request.id, id)
  const ended = new Promise<Outcome>((resolve) => {
    approvals.watch(id, () => {
      const outcome = approvals.getOutcomes(tab).find(([known]) => known === id)?.[1]
      if (outcome) resolve(outcome)
    })
  })
  try {
    const { instance } = peerContext
    const caller = { instance, origin: toClaimedOrigin(request.peer), peer: request.peer }
    const { method, caipNetworkId } = request
    const call = { id, tab, method, caipNetworkId, surface: 'home' } as const
    await ask(peerContext, { caller, call, prompt: request.prompt })
    return await ended
  } catch (error) {
    return { error: toRpcFailure(error) }
  } finally {
    waiting.delete(request.id)
    context.peerActions.delete(id)
  }
}

/** Drops an expired WalletConnect request of the wallet. */
export function dropPeerRequest({ waiting, approvals }: PeerContext, id: number): void {
  const known = waiting.get(id)
  if (known !== undefined) approvals.drop(known)
}

/** Converts a rejection by the user to WalletConnect's error. Other errors keep their code. */
export function toPeerFailure(error: { readonly code: number; readonly message: string }) {
  return error.code === 4001 ? { code: 5000, message: 'User rejected.' } : error
}
