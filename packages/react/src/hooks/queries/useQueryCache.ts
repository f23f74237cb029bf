import { getQueryClient } from '@latchkey/kit/query'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useKitContext } from '../../context/KitContext.ts'

/**
 * Returns the kit's query client. While the component is mounted, queries that were paused offline
 * continue when the browser is online (S-136).
 */
export function useQueryCache(): QueryClient {
  const { kit } = useKitContext()
  const client = getQueryClient(kit)
  useEffect(() => {
    client.mount()
    return () => client.unmount()
  }, [client])
  return client
}
