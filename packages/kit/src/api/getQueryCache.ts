import type { QueryClient } from '@tanstack/query-core'
import { createSlot } from '../kit/createSlot.ts'

export type QueryCache = {
  /** There once something was asked. */
  client: QueryClient | undefined
}

/** Gets the query client where it is there already; `getQueryClient` makes it. */
export const getQueryCache = createSlot((): QueryCache => ({ client: undefined }))
