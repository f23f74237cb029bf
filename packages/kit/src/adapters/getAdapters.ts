import type { ChainAdapter, ChainNamespace } from '@latchkey/core'
import { createSlot } from '../kit/createSlot.ts'

/** Gets the adapters that are loaded or loading, by namespace. */
export const getAdapters = createSlot(() => new Map<ChainNamespace, Promise<ChainAdapter>>())
