import { formatAmount, toAmountText } from '@latchkey/core'
import { useNetwork } from '../hooks/account/useNetwork.ts'
import { useLanguage } from '../hooks/appearance/useLanguage.ts'

/** So many decimals that two digits show which are not zero: a fee that reads as nothing says nothing. */
export function useCoinText(amount: bigint | undefined): string | undefined {
  const { caipNetwork } = useNetwork()
  const { locale } = useLanguage()
  if (amount === undefined || !caipNetwork) return undefined
  const { decimals, symbol } = caipNetwork.nativeCurrency
  const numeric = formatAmount(amount, decimals, decimals)
  const zeros = /^0\.(0*)/.exec(numeric)?.[1]?.length ?? 0
  return `${toAmountText(numeric, { locale, places: zeros + 2 })} ${symbol}`
}
