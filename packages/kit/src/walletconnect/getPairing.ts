import type { WalletConnect } from '@latchkey/walletconnect'
import { createSlot } from '../kit/createSlot.ts'
import type { SharedPairing } from './SharedPairing.ts'

export type Pairing = {
  client: Promise<WalletConnect> | undefined
  /** The single attempt that all callers of `pair` wait for. */
  shared: SharedPairing | undefined
  /** Whether the next pairing must be a new one, because the modal was closed (K-MODAL-05). */
  stale: boolean
}

/** Returns the kit's WalletConnect client and its running pairing. */
export const getPairing = createSlot(
  (): Pairing => ({ client: undefined, shared: undefined, stale: false }),
)
