import type { NonceManager } from 'viem'
import type { Choice, PendingRequest, Prompt } from '../wire/wire.ts'
import type { InstanceStore } from './createInstanceStore.ts'
import type { EventHub } from './eventHub.ts'
import type { WalletServiceOptions, WalletTimings } from './options.ts'
import type { WalletInstance } from './WalletInstance.ts'

export type PeerAction = (
  choice: Choice,
) => Promise<{ readonly result: unknown; readonly detail?: string }>

/** State and services that all parts of one wallet service share. */
export type WalletContext = {
  readonly options: WalletServiceOptions
  readonly timings: WalletTimings
  readonly store: InstanceStore
  readonly hub: EventHub
  readonly nonces: NonceManager
  /** Actions for approved WalletConnect requests, by request id. */
  readonly peerActions: Map<string, PeerAction>
  /** Aborts when the service closes, which ends timers and pending answers. */
  readonly closing: AbortSignal
  /**
   * Runs a function later, unless the service closes first. Returns a function that cancels the
   * run.
   */
  readonly schedule: (delayMs: number, run: () => void) => () => void
}

/** A page's request after the checks that all methods share. */
export type Call = {
  readonly instance: WalletInstance
  readonly origin: string
  readonly method: string
  readonly params: readonly unknown[]
  /** CAIP-2 id of the network that the caller named. */
  readonly caipNetworkId?: string | undefined
}

/** Plan for a request: an immediate answer, or a prompt. */
export type Plan = { readonly answer: unknown } | { readonly prompt: Prompt }

export type PlanMethod = (context: WalletContext, call: Call) => Plan | Promise<Plan>

/** Performs an approved request. Returns the page's result and a detail for the history. */
export type Perform<kind extends Prompt['kind']> = (
  context: WalletContext,
  request: PendingRequest & { readonly instance: string },
  answer: { readonly prompt: Extract<Prompt, { kind: kind }>; readonly choice: Choice },
) => Promise<{ readonly result: unknown; readonly detail?: string }>
