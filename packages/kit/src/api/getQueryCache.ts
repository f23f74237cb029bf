import type { QueryClient } from '@tanstack/query-core'
import { createSlot } from '../kit/createSlot.ts'

export type QueryCache = {
  /** The TanStack Query client; absent until the kit runs its first query. */
  client: QueryClient | undefined
}

/**
 * Returns the object that holds the query client, without creating the client. `getQueryClient`
 * creates it.
 */
export const getQueryCache = createSlot((): QueryCache => ({ client: undefined }))
