import type { ChainNamespace } from '@latchkey/core'
import { createSlot } from '../kit/createSlot.ts'

/** Gets the first report of each namespace's search for wallets. */
export const getDiscoveries = createSlot(() => new Map<ChainNamespace, Promise<void>>())
