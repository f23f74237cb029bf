import type { CaipAddress } from '@latchkey/core'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import { isDepositing } from '../guide/fundingPages.ts'
import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import { watchActiveAccount } from '../state/watchActiveAccount.ts'
import type { DepositAsset } from './DepositAsset.ts'

/** An unfinished deposit. */
export type Deposit = {
  readonly id: string
  readonly exchangeId: string
  readonly asset: DepositAsset
  /** Decimal text, in the asset. */
  readonly amount: string
  readonly recipient: CaipAddress
  /** The exchange's id of the deposit; absent until it has answered. */
  readonly sessionId?: string
}

export type DepositState = {
  /** The chosen asset. Default: the first of the list. */
  readonly asset: DepositAsset | undefined
  /** The amount in dollars as typed. */
  readonly dollars: string
  /** The unfinished deposit. Leaving its pages does not end it. */
  readonly deposit: Deposit | undefined
}

const emptyForm = { asset: undefined, dollars: '' }

type Reader = Pick<Kit, 'config' | 'connection' | 'modal'>

/**
 * Gets the state of the deposit form and the pending deposit. The form is cleared when its pages
 * are left, or the account or the network changes.
 */
export const getDepositStore: (kit: Reader & Pick<Kit, 'slots'>) => StoreApi<DepositState> =
  createSlot((kit: Reader) => {
    const store = createStore<DepositState>(() => ({ ...emptyForm, deposit: undefined }))
    watchActiveAccount(kit, () => store.setState(emptyForm))
    kit.modal.subscribe((state, before) => {
      if (isDepositing(before) && !isDepositing(state)) store.setState(emptyForm)
    })
    return store
  })
