import type { ChainNamespace } from '@latchkey/core'
import { createSlot } from '../kit/createSlot.ts'

/**
 * Returns the promises of wallet discovery by namespace. Each resolves once its first list of
 * wallets is in the state.
 */
export const getDiscoveries = createSlot(() => new Map<ChainNamespace, Promise<void>>())
