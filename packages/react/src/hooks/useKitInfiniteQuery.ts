import { getQueryClient } from '@latchkey/kit/query'
import {
  type InfiniteData,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import { useKitContext } from '../context/KitContext.ts'

/** `useInfiniteQuery` on the cache of the kit. */
export function useKitInfiniteQuery<page, key extends readonly unknown[]>(
  options: UseInfiniteQueryOptions<page, Error, InfiniteData<page, number>, key, number>,
) {
  const { kit, cache } = useKitContext()
  useEffect(() => cache.attach(), [cache])
  return useInfiniteQuery(options, getQueryClient(kit))
}
