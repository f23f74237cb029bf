import type { ChainNamespace } from '@latchkey/core'
import { createSlot } from '../kit/createSlot.ts'

/** Returns the promises of wallet discovery by namespace. Each resolves with the first report. */
export const getDiscoveries = createSlot(() => new Map<ChainNamespace, Promise<void>>())
