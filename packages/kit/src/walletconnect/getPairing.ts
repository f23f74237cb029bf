import type { WalletConnect } from '@latchkey/walletconnect'
import { createSlot } from '../kit/createSlot.ts'
import type { SharedPairing } from './SharedPairing.ts'

export type Pairing = {
  client: Promise<WalletConnect> | undefined
  /** The one attempt all callers of `pair` wait for. */
  shared: SharedPairing | undefined
  /** The modal was closed: the next pairing is a new one (K-MODAL-05). */
  stale: boolean
}

/** Gets the client of WalletConnect and the pairing under way. */
export const getPairing = createSlot(
  (): Pairing => ({ client: undefined, shared: undefined, stale: false }),
)
