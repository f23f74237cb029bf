import type { NonceManager } from 'viem'
import type { Choice, PendingRequest, Prompt } from '../wire/wire.ts'
import type { InstanceStore } from './createInstanceStore.ts'
import type { EventHub } from './eventHub.ts'
import type { WalletServiceOptions, WalletTimings } from './options.ts'
import type { WalletInstance } from './WalletInstance.ts'

export type PeerAction = (
  choice: Choice,
) => Promise<{ readonly result: unknown; readonly detail?: string }>

/** State and helper functions that all parts of the wallet's service share. */
export type WalletContext = {
  readonly options: WalletServiceOptions
  readonly timings: WalletTimings
  readonly store: InstanceStore
  readonly hub: EventHub
  readonly nonces: NonceManager
  /** Functions that complete an approved WalletConnect request, by the request's id. */
  readonly peerActions: Map<string, PeerAction>
  /** Aborts when the wallet's service closes, which ends timers and pending answers. */
  readonly closing: AbortSignal
  /**
   * Calls a function after a delay, unless the wallet's service closes before. Returns a function
   * that cancels the call.
   */
  readonly schedule: (delayMs: number, run: () => void) => () => void
}

/** A request of a page or app that has passed the checks for all wallet methods. */
export type Call = {
  readonly instance: WalletInstance
  readonly origin: string
  readonly method: string
  readonly params: readonly unknown[]
  /** CAIP-2 id of the network that the wallet request names. */
  readonly caipNetworkId?: string | undefined
}

/** Result of planning a wallet request: an immediate answer, or a prompt for the user. */
export type Plan = { readonly answer: unknown } | { readonly prompt: Prompt }

export type PlanMethod = (context: WalletContext, call: Call) => Plan | Promise<Plan>

/**
 * Executes a wallet request after its approval. Returns the result for the page, and a detail for
 * the history.
 */
export type Perform<kind extends Prompt['kind']> = (
  context: WalletContext,
  request: PendingRequest & { readonly instance: string },
  answer: { readonly prompt: Extract<Prompt, { kind: kind }>; readonly choice: Choice },
) => Promise<{ readonly result: unknown; readonly detail?: string }>
