import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import { readOwnRequests } from '../outbox/readOwnRequests.ts'
import { watchActiveAccount } from '../state/watchActiveAccount.ts'
import { emptyForm, type SendForm } from './form/SendForm.ts'
import { type SendRequest, sendRequests } from './SendRequest.ts'

export type SendState = {
  readonly form: SendForm
  /** Unfinished transfers of the active account, started in any tab. */
  readonly requests: readonly SendRequest[]
}

type Reader = Pick<Kit, 'config' | 'connection' | 'storage'>

const createState = (kit: Reader): SendState => ({
  form: emptyForm,
  requests: readOwnRequests(kit, sendRequests),
})

/**
 * Gets the store of the send form and its requests. The form is cleared when the network or account
 * changes (K-NET-08).
 */
export const getSendStore: (kit: Reader & Pick<Kit, 'slots'>) => StoreApi<SendState> = createSlot(
  (kit: Reader) => {
    const store = createStore<SendState>(() => createState(kit))
    watchActiveAccount(kit, () => store.setState(createState(kit)))
    return store
  },
)
