import { createStore } from 'zustand/vanilla'
import { createSlot } from '../kit/createSlot.ts'

export type NameState = {
  /** First part of the name as it was typed, lower case. It is still there when the signature was refused. */
  readonly label: string
  /** The wallet is asked to sign, or what it signed is on its way. */
  readonly registering: boolean
}

/** Gets the form of registering a name. */
export const getNameStore = createSlot(() =>
  createStore<NameState>(() => ({ label: '', registering: false })),
)
