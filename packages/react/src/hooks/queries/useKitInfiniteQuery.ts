import {
  type InfiniteData,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { useQueryCache } from './useQueryCache.ts'

/** `useInfiniteQuery` of TanStack Query with the kit's query client. */
export function useKitInfiniteQuery<page, key extends readonly unknown[], param>(
  options: UseInfiniteQueryOptions<page, Error, InfiniteData<page, param>, key, param>,
) {
  return useInfiniteQuery(options, useQueryCache())
}
