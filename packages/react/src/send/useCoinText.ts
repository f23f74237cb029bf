import { useNetwork } from '../hooks/account/useNetwork.ts'
import { useLanguage } from '../hooks/appearance/useLanguage.ts'
import { toShownAmount } from './toShownAmount.ts'

/**
 * Formats a fee in the native currency of the active network.
 */
export function useCoinText(amount: bigint | undefined): string | undefined {
  const { caipNetwork } = useNetwork()
  const { locale } = useLanguage()
  if (amount === undefined || !caipNetwork) return undefined
  return toShownAmount(amount, caipNetwork.nativeCurrency, { locale })
}
