import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import { createSlot } from '../kit/createSlot.ts'
import type { Payment } from './Payment.ts'

/** Steps of a payment: the payer receives the funds, swaps them and sends them to the recipient. */
export type PayStep = 'receiving' | 'swapping' | 'sending'

/**
 * Outcome of a payment. `refund`: the tokens that were bought for it stay with the payer.
 * `timeout`: the outcome was unknown at the deadline, and the payment may still arrive.
 */
export type PayEnd = 'success' | 'failure' | 'refund' | 'timeout'

/** Progress of a payment that a wallet or an exchange has started to make. */
export type PayProgress = {
  /** The exchange that pays; absent if a wallet pays. */
  readonly exchange?: { readonly id: string; readonly name: string }
  /** Steps of the payment in order. */
  readonly steps: readonly PayStep[]
  /** The current step; once the payment has ended, the last one. */
  readonly step: PayStep
  /** Present while the wallet was prompted and has not answered. */
  readonly asked?: true
  readonly end?: PayEnd
  /** Hash of the paying transaction, once known. */
  readonly hash?: string
}

export type PayState = {
  /** The payment that the app requests, if any. */
  readonly payment: Payment | undefined
  /** Time in epoch milliseconds until which a wallet or exchange can complete the payment. */
  readonly endsAt: number
  /** Progress of the payment; absent until a wallet or exchange has received the request. */
  readonly progress: PayProgress | undefined
}

/** Gets the store of the requested payment and its progress. */
export const getPayStore: (
  kit: Parameters<ReturnType<typeof createSlot<StoreApi<PayState>>>>[0],
) => StoreApi<PayState> = createSlot(() =>
  createStore<PayState>(() => ({ payment: undefined, endsAt: 0, progress: undefined })),
)
