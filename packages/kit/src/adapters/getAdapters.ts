import type { ChainAdapter, ChainNamespace } from '@latchkey/core'
import { createSlot } from '../kit/createSlot.ts'

/** Returns the promises of loaded or loading adapters, by namespace. */
export const getAdapters = createSlot(() => new Map<ChainNamespace, Promise<ChainAdapter>>())
