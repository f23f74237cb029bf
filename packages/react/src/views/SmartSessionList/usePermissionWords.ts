import {
  formatAmount,
  isRecord,
  isSameAddress,
  parseCaipAddress,
  shortenAddress,
} from '@latchkey/core'
import type { SmartSession } from '@latchkey/kit/permissions'
import { tokenBalanceQuery } from '@latchkey/kit/query'
import { useKitContext } from '../../context/KitContext.ts'
import { useAccount } from '../../hooks/account/useAccount.ts'
import { useNetwork } from '../../hooks/account/useNetwork.ts'
import { useLanguage } from '../../hooks/appearance/useLanguage.ts'
import { useKitQuery } from '../../hooks/queries/useKitQuery.ts'
import { usePermissionText } from '../../messages/permissions.ts'

type Permission = SmartSession['permissions'][number]
type Currency = { readonly symbol: string; readonly decimals: number }

const toUnits = (value: unknown): bigint | undefined =>
  typeof value === 'string' && /^(?:0x[0-9a-fA-F]{1,64}|\d{1,78})$/.test(value)
    ? BigInt(value)
    : undefined

const toShort = (value: unknown) =>
  typeof value === 'string' && value !== '' ? shortenAddress(value) : undefined

/**
 * Returns a function that describes a permission in plain words. It returns `undefined` for an
 * unknown type or if a field is missing.
 */
export function usePermissionWords(): (permission: Permission) => string | undefined {
  const text = usePermissionText()
  const toAllowance = useAllowanceWords()
  return ({ type, data }) => {
    if (!isRecord(data)) return undefined
    if (type !== 'contract-call') return toAllowance(type, data)
    const contract = toShort(data['address'])
    return contract && text('sessions.contract-call', { contract })
  }
}

type Fields = Readonly<Record<string, unknown>>

/**
 * Returns a function that describes a recurring allowance: how much of the native currency or of a
 * token an app may spend in each period.
 */
function useAllowanceWords() {
  const text = usePermissionText()
  const toAmount = useAmount()
  const toPeriod = usePeriod()
  const findToken = useTokens()
  const coin = useNetwork().caipNetwork?.nativeCurrency
  return (type: string, data: Fields): string | undefined => {
    const units = toUnits(data['allowance'])
    const period = toPeriod(data['period'])
    if (units === undefined || !period) return undefined
    if (type === 'native-token-recurring-allowance')
      return coin && text(`sessions.${type}`, { amount: toAmount(units, coin), period })
    const address = data['token'] ?? data['address']
    const token = toShort(address)
    if (type !== 'erc20-recurring-allowance' || !token) return undefined
    const known = findToken(String(address))
    if (known) return text('sessions.token', { amount: toAmount(units, known), token, period })
    return text(`sessions.${type}`, { amount: toAmount(units), token, period })
  }
}

/**
 * Returns a function that formats an amount with its symbol. If the token is unknown, it formats
 * the number of base units.
 */
function useAmount() {
  const { locale } = useLanguage()
  return (units: bigint, currency?: Currency): string => {
    if (!currency) return new Intl.NumberFormat(locale).format(units)
    const { decimals, symbol } = currency
    return `${formatAmount(units, decimals, { locale, exact: true })} ${symbol}`
  }
}

/**
 * Returns a function that finds a token in the account's cached balances. The hook sends no
 * request, because the description also works without the token's name.
 */
function useTokens() {
  const { kit } = useKitContext()
  const { address = '' } = useAccount()
  const { caipNetwork: network } = useNetwork()
  const { data } = useKitQuery({ ...tokenBalanceQuery(kit, { address, network }), enabled: false })
  return (token: string): Currency | undefined => {
    const found = data?.tokens.find((each) => {
      if (!each.address) return false
      const { caipNetworkId, address: own } = parseCaipAddress(each.address)
      return isSameAddress(caipNetworkId, own, token)
    })
    return found && { symbol: found.symbol, decimals: Number(found.quantity.decimals) }
  }
}

const lengths = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/**
 * Returns a function that formats a number of seconds, e.g. "every day" or "every 2 hours". It uses
 * the largest unit that divides the number without remainder.
 */
function usePeriod() {
  const text = usePermissionText()
  const { locale } = useLanguage()
  return (value: unknown): string | undefined => {
    const seconds = Number(value)
    if (!Number.isSafeInteger(seconds) || seconds <= 0) return undefined
    const [unit, length] = lengths.find(([, each]) => seconds % each === 0) ?? lengths[3]
    const count = seconds / length
    if (count === 1) return text(`sessions.every.${unit}`)
    const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
    return text('sessions.every', { period: format.format(count) })
  }
}
