import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import type { BuyChoice, BuyOrder } from './BuyOrder.ts'

export type BuyState = BuyChoice & {
  /**
   * The order that providers are asked to quote while their list is open. Never contains samples
   * (S-140).
   */
  readonly asked: BuyOrder | undefined
}

/**
 * Gets the user's choices for a purchase. The order for quotes is cleared when the modal closes.
 */
export const getBuyStore: (kit: Pick<Kit, 'modal' | 'slots'>) => StoreApi<BuyState> = createSlot(
  ({ modal }: Pick<Kit, 'modal'>) => {
    const store = createStore<BuyState>(() => ({
      paymentId: undefined,
      purchaseId: undefined,
      amount: '',
      asked: undefined,
    }))
    modal.subscribe((state, before) => {
      if (before.open && !state.open) store.setState({ asked: undefined })
    })
    return store
  },
)
