import {
  type InfiniteData,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { useQueryCache } from './useQueryCache.ts'

/** `useInfiniteQuery` on the cache of the kit. */
export function useKitInfiniteQuery<page, key extends readonly unknown[]>(
  options: UseInfiniteQueryOptions<page, Error, InfiniteData<page, number>, key, number>,
) {
  return useInfiniteQuery(options, useQueryCache())
}
