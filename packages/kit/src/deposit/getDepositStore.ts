import type { CaipAddress } from '@latchkey/core'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import { isDepositing } from '../guide/fundingPages.ts'
import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import { watchActiveAccount } from '../state/watchActiveAccount.ts'
import type { DepositAsset } from './DepositAsset.ts'

/** A deposit that has no end yet. */
export type Deposit = {
  readonly id: string
  readonly exchangeId: string
  readonly asset: DepositAsset
  /** Decimal text, in the asset. */
  readonly amount: string
  readonly recipient: CaipAddress
  /** The exchange's own id; absent until it has answered. */
  readonly sessionId?: string
}

export type DepositState = {
  /** What was chosen; absent: the first of the list. */
  readonly asset: DepositAsset | undefined
  /** Dollars, as they were typed. */
  readonly dollars: string
  /** It goes on when its pages are left. */
  readonly deposit: Deposit | undefined
}

const emptyForm = { asset: undefined, dollars: '' }

type Reader = Pick<Kit, 'config' | 'connection' | 'modal'>

/** Gets the form of depositing, empty once its pages are left and for another account or network; and what is on its way. */
export const getDepositStore: (kit: Reader & Pick<Kit, 'slots'>) => StoreApi<DepositState> =
  createSlot((kit: Reader) => {
    const store = createStore<DepositState>(() => ({ ...emptyForm, deposit: undefined }))
    watchActiveAccount(kit, () => store.setState(emptyForm))
    kit.modal.subscribe((state, before) => {
      if (isDepositing(before) && !isDepositing(state)) store.setState(emptyForm)
    })
    return store
  })
