import type { ResponseOf } from '@latchkey/product-api'
import type { getMe } from '@latchkey/product-api/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../context/AppContext.ts'
import { isFailing } from '../product/isFailing.ts'
import { useSession } from './useSession.ts'

export type PlayerState = {
  /** The signed-in player. `undefined` for a guest, and until the player's data has loaded. */
  readonly player: ResponseOf<typeof getMe>['user'] | undefined
  /**
   * Whether the player's data is loading for the first time. False once a request has failed, so
   * that the page continues without it.
   */
  readonly loading: boolean
}

/** Returns the signed-in player, and requests the player's data if it is not cached. */
export function usePlayer(): PlayerState {
  const { product } = useApp()
  const { status } = useSession()
  const enabled = status === 'member'
  const me = useQuery({ ...product.queries.me, enabled }, product.queryClient)
  return {
    player: enabled ? me.data?.user : undefined,
    loading: enabled && me.data === undefined && !isFailing(me),
  }
}
