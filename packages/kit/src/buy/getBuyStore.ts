import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import type { BuyChoice, BuyOrder } from './BuyOrder.ts'

export type BuyState = BuyChoice & {
  /**
   * The order for which quotes are requested while the list of providers is open. It is never based
   * on sample options (S-140).
   */
  readonly asked: BuyOrder | undefined
}

/** Returns the store of the buy form. `asked` is cleared when the modal closes. */
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
