import { createSlot } from '../kit/createSlot.ts'
import type { KnownWalletIds } from './KnownWalletIds.ts'

/** Gets what is known of wallets without asking; the ids come with the code of the directory. */
export const getKnownWalletIds = createSlot((): { ids: KnownWalletIds | undefined } => ({
  ids: undefined,
}))
