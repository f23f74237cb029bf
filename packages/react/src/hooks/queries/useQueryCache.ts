import { getQueryClient } from '@latchkey/kit/query'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useKitContext } from '../../context/KitContext.ts'

/** The kit's query cache. While a component uses it, what was paused without a network goes on with one (S-136). */
export function useQueryCache(): QueryClient {
  const { kit } = useKitContext()
  const client = getQueryClient(kit)
  useEffect(() => {
    client.mount()
    return () => client.unmount()
  }, [client])
  return client
}
