import type { QueryClient } from '@tanstack/query-core'
import { createSlot } from '../kit/createSlot.ts'

export type QueryCache = {
  /** Absent until the first query. */
  client: QueryClient | undefined
}

/** Gets the holder of the query client without creating the client; `getQueryClient` creates it. */
export const getQueryCache = createSlot((): QueryCache => ({ client: undefined }))
