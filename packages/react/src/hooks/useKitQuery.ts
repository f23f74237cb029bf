import { getQueryClient } from '@latchkey/kit/query'
import { type QueryObserverOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useKitContext } from '../context/KitContext.ts'

/** `useQuery` on the cache of the kit. */
export function useKitQuery<data, error extends Error, key extends readonly unknown[]>(
  options: QueryObserverOptions<data, error, data, data, key>,
) {
  const { kit, cache } = useKitContext()
  useEffect(() => cache.attach(), [cache])
  return useQuery(options, getQueryClient(kit))
}
