import {
  type InfiniteData,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { useQueryCache } from './useQueryCache.ts'

/** `useInfiniteQuery` on the kit's cache. */
export function useKitInfiniteQuery<page, key extends readonly unknown[], param>(
  options: UseInfiniteQueryOptions<page, Error, InfiniteData<page, param>, key, param>,
) {
  return useInfiniteQuery(options, useQueryCache())
}
