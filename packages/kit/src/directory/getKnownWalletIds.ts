import { createSlot } from '../kit/createSlot.ts'
import type { KnownWalletIds } from './KnownWalletIds.ts'

/** Gets the built-in directory ids, which arrive with the code of the directory. */
export const getKnownWalletIds = createSlot((): { ids: KnownWalletIds | undefined } => ({
  ids: undefined,
}))
