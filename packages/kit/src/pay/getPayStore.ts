import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import { createSlot } from '../kit/createSlot.ts'
import type { Payment } from './Payment.ts'

/** What happens to a payment: it comes to who pays, is swapped, and goes to who is paid. */
export type PayStep = 'receiving' | 'swapping' | 'sending'

/**
 * How a payment ended. `refund`: what was bought for it stays with who pays; `timeout`: nobody knows within the time, and
 * it may still come.
 */
export type PayEnd = 'success' | 'failure' | 'refund' | 'timeout'

/** A payment that was begun. */
export type PayProgress = {
  /** Absent: by wallet. */
  readonly exchange?: { readonly id: string; readonly name: string }
  /** In their order. */
  readonly steps: readonly PayStep[]
  /** The one that is under way, or was when it ended. */
  readonly step: PayStep
  /** The wallet has not answered yet. */
  readonly asked?: true
  readonly end?: PayEnd
  /** Of the transaction that pays, once it is known. */
  readonly hash?: string
}

export type PayState = {
  /** What the app asks for; absent: nothing. */
  readonly payment: Payment | undefined
  /** When its time is over, ms since 1970. */
  readonly endsAt: number
  /** Absent until a wallet or an exchange is asked. */
  readonly progress: PayProgress | undefined
}

/** Gets what is to be paid, and how that goes. */
export const getPayStore: (
  kit: Parameters<ReturnType<typeof createSlot<StoreApi<PayState>>>>[0],
) => StoreApi<PayState> = createSlot(() =>
  createStore<PayState>(() => ({ payment: undefined, endsAt: 0, progress: undefined })),
)
