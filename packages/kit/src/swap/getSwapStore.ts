import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import { isSwapping } from '../guide/fundingPages.ts'
import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import { readOwnRequests } from '../outbox/readOwnRequests.ts'
import { getActiveNetwork } from '../state/getActiveNetwork.ts'
import { watchActiveAccount } from '../state/watchActiveAccount.ts'
import { createSwapForm, type SwapForm, type SwapPreset } from './SwapForm.ts'
import { type SwapRequest, swapRequests } from './SwapRequest.ts'

export type SwapState = {
  readonly form: SwapForm
  /** Whether neither user nor app nor kit has changed the form since it was emptied. */
  readonly isNew: boolean
  /** The app's preset with which the swap form was filled in. */
  readonly preset: SwapPreset | undefined
  /** Unfinished swaps and approvals of the active account, started in any tab. */
  readonly requests: readonly SwapRequest[]
}

type Reader = Pick<Kit, 'config' | 'connection' | 'storage'>

const createState = (kit: Reader): SwapState => ({
  form: createSwapForm(getActiveNetwork(kit)),
  isNew: true,
  preset: undefined,
  requests: readOwnRequests(kit, swapRequests),
})

/**
 * Gets the store of the swap form. It is cleared when the network or account changes, and when its
 * pages are left (K-SWAP-10).
 */
export const getSwapStore: (kit: Reader & Pick<Kit, 'modal' | 'slots'>) => StoreApi<SwapState> =
  createSlot((kit: Reader & Pick<Kit, 'modal'>) => {
    const store = createStore<SwapState>(() => createState(kit))
    watchActiveAccount(kit, () => store.setState(createState(kit)))
    kit.modal.subscribe((state, before) => {
      if (isSwapping(before) && !isSwapping(state)) store.setState(createState(kit))
    })
    return store
  })

/** Empties the swap form and reads the pending requests again. */
export function resetSwap(kit: Kit): void {
  getSwapStore(kit).setState(createState(kit))
}
