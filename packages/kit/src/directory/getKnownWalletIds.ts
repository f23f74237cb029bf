import { createSlot } from '../kit/createSlot.ts'
import type { KnownWalletIds } from './KnownWalletIds.ts'

/**
 * Returns the built-in directory ids of well-known wallets; `undefined` until the directory's code
 * has loaded.
 */
export const getKnownWalletIds = createSlot((): { ids: KnownWalletIds | undefined } => ({
  ids: undefined,
}))
