import { formatAmount, parseCaipNetworkId } from '@latchkey/core'
import {
  contractQuery,
  forecastQuery,
  getReceiverWarnings,
  readRecentReceivers,
} from '@latchkey/kit/send'
import { useNativeBalance } from '../../balance/useNativeBalance.ts'
import { useKitContext } from '../../context/KitContext.ts'
import { useAccount } from '../../hooks/account/useAccount.ts'
import { useNetwork } from '../../hooks/account/useNetwork.ts'
import { useLanguage } from '../../hooks/appearance/useLanguage.ts'
import { useKitQuery } from '../../hooks/queries/useKitQuery.ts'
import { useSendText } from '../../messages/sends.ts'
import type { ShownWarning } from '../../send/ShownWarning.ts'
import type { Ready } from '../../send/toReady.ts'

/**
 * Returns whether the native balance is lower than the fee plus the amount to send in the native
 * currency. Returns false if a value is unknown.
 */
function useIsShortOfFee({ token, amount, fees, speed = 'normal' }: Ready): boolean {
  const { data } = useNativeBalance()
  const { caipNetwork } = useNetwork()
  if (!data || data.fallback || !fees || data.symbol !== caipNetwork?.nativeCurrency.symbol)
    return false
  return data.amount < fees[speed] + (token.address === undefined ? amount : 0n)
}

/** Returns warnings from a simulation of the transfer. Empty without a result. */
function useForecast({ token, amount, receiver }: Ready): readonly ShownWarning[] {
  const { kit } = useKitContext()
  const text = useSendText()
  const { locale } = useLanguage()
  const { data } = useKitQuery(forecastQuery(kit, { token, amount, to: receiver.address }))
  if (!data) return []
  const { fails, reason, arrives = amount } = data
  if (fails) {
    const failing = reason ? text('send.warn.failsBecause', { reason }) : text('send.warn.fails')
    return [{ key: 'fails', text: failing, grave: true }]
  }
  if (arrives >= amount) return []
  const { decimals, symbol } = token
  const shown = `${formatAmount(arrives, decimals, { locale, exact: true })} ${symbol}`
  return [{ key: 'less', text: text('send.warn.less', { amount: shown }), grave: false }]
}

/**
 * Returns the warnings about a transfer: from the simulation, about the recipient (gravest first)
 * and about the fee.
 */
export function useWarnings(ready: Ready): readonly ShownWarning[] {
  const { kit } = useKitContext()
  const text = useSendText()
  const { address: from = '' } = useAccount()
  const { caipNetwork } = useNetwork()
  const { token, receiver } = ready
  const { caipNetworkId } = token
  const to = receiver.address
  const { data: contract } = useKitQuery(contractQuery(kit, { caipNetworkId, to }))
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  const recent = readRecentReceivers(kit.storage, namespace)
  const facts = { caipNetworkId, to, from, token: token.address, recent, contract }
  const found = getReceiverWarnings(facts).map((key) => ({
    key,
    text: text(`send.warn.${key}`),
    grave: key === 'burn' || key === 'token' || key === 'lookAlike',
  }))
  const all = [...useForecast(ready), ...found]
  const { symbol = '' } = caipNetwork?.nativeCurrency ?? {}
  const fee = { key: 'fee', text: text('send.warn.fee', { symbol }), grave: false }
  return useIsShortOfFee(ready) ? [...all, fee] : all
}
