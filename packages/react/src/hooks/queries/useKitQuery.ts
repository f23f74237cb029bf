import { type QueryObserverOptions, useQuery } from '@tanstack/react-query'
import { useQueryCache } from './useQueryCache.ts'

/** `useQuery` of TanStack Query with the kit's query client. */
export function useKitQuery<data, error extends Error, key extends readonly unknown[]>(
  options: QueryObserverOptions<data, error, data, data, key>,
) {
  return useQuery(options, useQueryCache())
}
