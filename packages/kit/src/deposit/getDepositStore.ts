import type { CaipAddress } from '@latchkey/core'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import { isDepositing } from '../guide/fundingPages.ts'
import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import { watchActiveAccount } from '../state/watchActiveAccount.ts'
import type { DepositAsset } from './DepositAsset.ts'

/** A deposit that has not finished. */
export type Deposit = {
  readonly id: string
  readonly exchangeId: string
  readonly asset: DepositAsset
  /** Amount in the deposited asset, as decimal text. */
  readonly amount: string
  readonly recipient: CaipAddress
  /** The exchange's id of the deposit; absent until the exchange has answered. */
  readonly sessionId?: string
}

export type DepositState = {
  /** The selected asset. Default: the first of the list. */
  readonly asset: DepositAsset | undefined
  /** The amount in US dollars as typed. */
  readonly dollars: string
  /** The unfinished deposit. It continues when the user leaves its pages. */
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
