import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import type { BuyChoice, BuyOrder } from './BuyOrder.ts'

export type BuyState = BuyChoice & {
  /** What providers are asked for while their list is open. Never made of samples (S-140). */
  readonly asked: BuyOrder | undefined
}

/** Gets what a person has chosen to buy. What providers are asked for ends with the modal. */
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
