import { openBalanceRefreshMs } from './constants.ts'
import { useNativeBalance } from './useNativeBalance.ts'

/**
 * Token whose balance is read: the native currency of the active network (no `address`), or a token
 * on that network.
 */
export type HeldToken = { readonly address?: string; readonly symbol: string }

/**
 * Returns the account's balance of a token in base units, or `undefined` while it is unknown
 * (S-140). Refreshes it every 10 s, because a user with too low a balance may be waiting for a
 * transfer.
 */
export function useTokenAmount(token: HeldToken | undefined): bigint | undefined {
  const { data } = useNativeBalance({
    token: token?.address,
    refreshMs: openBalanceRefreshMs,
  })
  if (!token) return undefined
  // The app can configure a token that replaces the native currency. The balance that was read is
  // then that of the token.
  const isOther = !token.address && data?.symbol !== token.symbol
  return data && !data.fallback && !isOther ? data.amount : undefined
}
