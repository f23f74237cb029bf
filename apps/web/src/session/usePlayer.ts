import type { ResponseOf } from '@latchkey/product-api'
import type { getMe } from '@latchkey/product-api/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../context/AppContext.ts'
import { useSession } from './useSession.ts'

/** Returns the signed-in player. `undefined` for a guest, and until the player's data has loaded. */
export function usePlayer(): ResponseOf<typeof getMe>['user'] | undefined {
  const { product } = useApp()
  const { status } = useSession()
  const enabled = status === 'member'
  const me = useQuery({ ...product.queries.me, enabled }, product.queryClient)
  return enabled ? me.data?.user : undefined
}
