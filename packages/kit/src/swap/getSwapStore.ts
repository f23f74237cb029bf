import type { ModalState } from '@latchkey/modal'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import { getActiveConnection, getActiveNamespace } from '../state/getActiveConnection.ts'
import { getActiveNetwork, getActiveNetworkId } from '../state/getActiveNetwork.ts'
import { createSwapForm, type SwapForm, type SwapPreset } from './SwapForm.ts'
import { type SwapRequest, swapRequests } from './SwapRequest.ts'

export type SwapState = {
  readonly form: SwapForm
  /** What an app has asked for and was filled in. */
  readonly preset: SwapPreset | undefined
  /** Begun and not known to be over, of the account in use, whatever tab began it. */
  readonly requests: readonly SwapRequest[]
}

type Reader = Pick<Kit, 'config' | 'connection' | 'storage'>

/** Whose form it is: another account or network has another. */
function toOwner(kit: Reader): string {
  const address = getActiveConnection(kit)?.accounts[0]?.address
  return `${getActiveNetworkId(kit)}:${address}`
}

/** Lists what the account in use has begun to swap. */
export function readOwnSwaps(kit: Reader): readonly SwapRequest[] {
  const address = getActiveConnection(kit)?.accounts[0]?.address
  return swapRequests.read(kit, getActiveNamespace(kit)).filter(({ from }) => from === address)
}

const createState = (kit: Reader): SwapState => ({
  form: createSwapForm(getActiveNetwork(kit)),
  preset: undefined,
  requests: readOwnSwaps(kit),
})

const isSwapping = ({ open, stack }: ModalState) =>
  open && stack.some(({ view }) => view === 'Swap')

/** Gets the form of swapping. As new after a change of network or account, and when its pages are left (K-SWAP-10). */
export const getSwapStore: (kit: Reader & Pick<Kit, 'modal' | 'slots'>) => StoreApi<SwapState> =
  createSlot((kit: Reader & Pick<Kit, 'modal'>) => {
    const store = createStore<SwapState>(() => createState(kit))
    let owner = toOwner(kit)
    kit.connection.subscribe(() => {
      const next = toOwner(kit)
      if (next === owner) return
      owner = next
      store.setState(createState(kit))
    })
    kit.modal.subscribe((state, before) => {
      if (isSwapping(before) && !isSwapping(state)) store.setState(createState(kit))
    })
    return store
  })

/** Empties the form, and reads again what is under way. */
export function resetSwap(kit: Kit): void {
  getSwapStore(kit).setState(createState(kit))
}
