import type { Unsubscribe } from '@latchkey/core'
import { createSlot } from '../kit/createSlot.ts'

/** Returns the functions that stop listening to a wallet, by `toConnectorKey`. */
export const getWatchers = createSlot(() => new Map<string, Unsubscribe>())
