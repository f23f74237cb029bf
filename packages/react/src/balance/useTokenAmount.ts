import { openBalanceRefreshMs } from './constants.ts'
import { useNativeBalance } from './useNativeBalance.ts'

/** The coin of the network in use, or a token on it. */
export type HeldToken = { readonly address?: string; readonly symbol: string }

/**
 * Reads what the account has of a token, base units; `undefined` while nobody can say (S-140). Read again as often as while the
 * account is open: who has too little may be waiting for more.
 */
export function useTokenAmount(token: HeldToken | undefined): bigint | undefined {
  const { data } = useNativeBalance({
    token: token?.address,
    refreshMs: openBalanceRefreshMs,
  })
  if (!token) return undefined
  // An app may show a token in place of the coin: then what was read is none of this.
  const isOther = !token.address && data?.symbol !== token.symbol
  return data && !data.fallback && !isOther ? data.amount : undefined
}
