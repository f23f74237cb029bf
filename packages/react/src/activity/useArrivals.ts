import { useEffect, useRef } from 'react'
import { openBalanceRefreshMs } from '../balance/constants.ts'
import { useBalanceTarget } from '../balance/useBalanceTarget.ts'
import { useNativeBalance } from '../balance/useNativeBalance.ts'
import { useTokenBalance } from '../balance/useTokenBalance.ts'

/**
 * Returns the balances of the account as one string, so that two states can be compared. Returns
 * `undefined` until the native balance and the token list are loaded.
 */
function useHoldings(): string | undefined {
  const { data: coin } = useNativeBalance({ refreshMs: openBalanceRefreshMs })
  const { data: list } = useTokenBalance({ refreshMs: openBalanceRefreshMs })
  if (!coin || coin.fallback || !list) return undefined
  const tokens = list.tokens.map(({ address, quantity }) => [address, quantity.numeric])
  return JSON.stringify([String(coin.amount), tokens])
}

/**
 * Calls `onChange` when the balances of the active account change, because a change means that
 * there is a new transaction.
 *
 * @param onChange - Must be a stable function.
 */
export function useArrivals(onChange: () => unknown): void {
  const { address, network } = useBalanceTarget({})
  const holdings = useHoldings()
  const account = `${network?.caipNetworkId}:${address}`
  const before = useRef({ account, holdings })
  useEffect(() => {
    if (holdings === undefined) return
    const last = before.current
    before.current = { account, holdings }
    const isKnown = last.account === account && last.holdings !== undefined
    if (isKnown && last.holdings !== holdings) onChange()
  }, [account, holdings, onChange])
}
