import { pickToken, toSendTokens, withToken } from '@latchkey/kit/send'
import { useEffect } from 'react'
import { useNativeBalance } from '../balance/useNativeBalance.ts'
import { useTokenBalance } from '../balance/useTokenBalance.ts'
import { useNetwork } from '../hooks/account/useNetwork.ts'
import type { useSend } from './useSend.ts'

/**
 * Selects the token with the highest value once the balances are known. Keeps a token that is
 * already selected, and selects none after the user has typed an amount.
 */
export function useFirstToken({ form, given, change }: ReturnType<typeof useSend>): void {
  const { caipNetwork } = useNetwork()
  const { data: coin } = useNativeBalance()
  const { data: list, isError } = useTokenBalance()
  const isOpen = !given && !form.token && form.amount === ''
  const isKnown = coin !== undefined && (list !== undefined || isError)
  useEffect(() => {
    if (!isOpen || !isKnown || !caipNetwork) return
    // The app can configure a token that replaces the native currency.
    const isCoin = !coin.fallback && coin.symbol === caipNetwork.nativeCurrency.symbol
    const token = pickToken(
      toSendTokens(caipNetwork, list?.tokens ?? [], isCoin ? coin.amount : 0n),
    )
    if (token) change(withToken(form, token))
  }, [isOpen, isKnown, caipNetwork, coin, list, form, change])
}
