import type { CaipAddress } from '@latchkey/core'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import { isDepositing } from '../guide/fundingPages.ts'
import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import { watchActiveAccount } from '../state/watchActiveAccount.ts'
import type { DepositAsset } from './DepositAsset.ts'

/** A pending deposit from an exchange to the user's account. */
export type Deposit = {
  readonly id: string
  readonly exchangeId: string
  readonly asset: DepositAsset
  /** Amount to deposit, as decimal text in units of the asset. */
  readonly amount: string
  readonly recipient: CaipAddress
  /** The exchange's id of the deposit; absent until the exchange has answered. */
  readonly sessionId?: string
}

export type DepositState = {
  /**
   * The asset selected in the deposit form. `undefined` selects the first of `listDepositAssets`.
   */
  readonly asset: DepositAsset | undefined
  /** The amount in US dollars as typed in the deposit form. */
  readonly dollars: string
  /** The pending deposit. It continues when the user leaves the deposit pages. */
  readonly deposit: Deposit | undefined
}

const emptyForm = { asset: undefined, dollars: '' }

type Reader = Pick<Kit, 'config' | 'connection' | 'modal'>

/**
 * Returns the store of the deposit form and the pending deposit. The form is cleared when the user
 * leaves its pages, or the account or network changes.
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
