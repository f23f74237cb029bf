import type { NonceManager } from 'viem'
import type { Choice, PendingRequest, Prompt } from '../wire/wire.ts'
import type { InstanceStore } from './createInstanceStore.ts'
import type { EventHub } from './eventHub.ts'
import type { WalletServiceOptions, WalletTimings } from './options.ts'
import type { WalletInstance } from './WalletInstance.ts'

export type PeerAction = (
  choice: Choice,
) => Promise<{ readonly result: unknown; readonly detail?: string }>

/** What every part of one wallet service shares. */
export type WalletContext = {
  readonly options: WalletServiceOptions
  readonly timings: WalletTimings
  readonly store: InstanceStore
  readonly hub: EventHub
  readonly nonces: NonceManager
  /** What to do when a request of a WalletConnect peer is approved, by request id. */
  readonly peerActions: Map<string, PeerAction>
  /** Ends when the service closes: timers and waiting answers end with it. */
  readonly closing: AbortSignal
  /** Runs later, unless the service is closed first. Returns how to call it off. */
  readonly schedule: (delayMs: number, run: () => void) => () => void
}

/** One request of a page, checked as far as every method needs it. */
export type Call = {
  readonly instance: WalletInstance
  readonly origin: string
  readonly method: string
  readonly params: readonly unknown[]
  /** The network the caller named, CAIP-2. */
  readonly caipNetworkId?: string | undefined
}

/** A method either knows its answer or has to ask. */
export type Plan = { readonly answer: unknown } | { readonly prompt: Prompt }

export type PlanMethod = (context: WalletContext, call: Call) => Plan | Promise<Plan>

/** Does what was approved and returns what the page gets, with a line for the history. */
export type Perform<kind extends Prompt['kind']> = (
  context: WalletContext,
  request: PendingRequest & { readonly instance: string },
  answer: { readonly prompt: Extract<Prompt, { kind: kind }>; readonly choice: Choice },
) => Promise<{ readonly result: unknown; readonly detail?: string }>
