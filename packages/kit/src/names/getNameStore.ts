import { createStore } from 'zustand/vanilla'
import { createSlot } from '../kit/createSlot.ts'

export type NameState = {
  /** First part of the name as typed, in lower case. It stays after a rejected signature. */
  readonly label: string
  /** True while the wallet is prompted or the registration is pending. */
  readonly registering: boolean
}

/** Gets the state of the form that registers a name. */
export const getNameStore = createSlot(() =>
  createStore<NameState>(() => ({ label: '', registering: false })),
)
