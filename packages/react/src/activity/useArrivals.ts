import { useEffect, useRef } from 'react'
import { openBalanceRefreshMs } from '../balance/constants.ts'
import { useBalanceTarget } from '../balance/useBalanceTarget.ts'
import { useNativeBalance } from '../balance/useNativeBalance.ts'
import { useTokenBalance } from '../balance/useTokenBalance.ts'

/** What the account has, as one text; `undefined` while not all of it is known. */
function useHoldings(): string | undefined {
  const { data: coin } = useNativeBalance({ refreshMs: openBalanceRefreshMs })
  const { data: list } = useTokenBalance({ refreshMs: openBalanceRefreshMs })
  if (!coin || coin.fallback || !list) return undefined
  const tokens = list.tokens.map(({ address, quantity }) => [address, quantity.numeric])
  return JSON.stringify([String(coin.amount), tokens])
}

/**
 * Tells when the account in use has something else than before: then something has happened to it, whoever did that.
 *
 * @param onChange - Always the same function.
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
