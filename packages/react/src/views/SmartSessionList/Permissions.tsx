import { formatAmount, isRecord, shortenAddress, toAmountText } from '@latchkey/core'
import type { SmartSession } from '@latchkey/kit/permissions'
import { useLanguage } from '../../hooks/useLanguage.ts'
import { useNetwork } from '../../hooks/useNetwork.ts'
import { usePermissionText } from '../../hooks/usePermissionText.ts'
import styles from './SmartSessionList.module.css'

type Permission = SmartSession['permissions'][number]

/** What an app may do, in words; what this page does not know goes by its own name. */
export function Permissions({ session }: { readonly session: SmartSession }) {
  const text = usePermissionText()
  const toWords = useWords()
  const { permissions } = session
  return (
    <ul className={styles['permissions']} data-testid="smart-session-permissions">
      {permissions.map((permission) => (
        <li key={JSON.stringify(permission)}>
          {toWords(permission) ?? text('sessions.other', { type: permission.type })}
        </li>
      ))}
      {permissions.length === 0 && <li>{text('sessions.nothing')}</li>}
    </ul>
  )
}

const toAmount = (value: unknown): bigint | undefined =>
  typeof value === 'string' && /^(?:0x[0-9a-fA-F]{1,64}|\d{1,78})$/.test(value)
    ? BigInt(value)
    : undefined

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** Seconds as the largest unit that they are whole ones of, e.g. "2 days". */
function toPeriod(value: unknown, locale: string | undefined): string | undefined {
  const seconds = Number(value)
  if (!Number.isSafeInteger(seconds) || seconds <= 0) return undefined
  const [unit, length] = units.find(([, each]) => seconds % each === 0) ?? units[3]
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(seconds / length)
}

const toShort = (value: unknown) =>
  typeof value === 'string' && value !== '' ? shortenAddress(value) : undefined

/** Makes what says a permission in words; `undefined` for one that is not known, or lacks what it would say. */
function useWords(): (permission: Permission) => string | undefined {
  const text = usePermissionText()
  const { locale } = useLanguage()
  const coin = useNetwork().caipNetwork?.nativeCurrency
  return ({ type, data }) => {
    if (!isRecord(data)) return undefined
    const contract = toShort(data['address'])
    if (type === 'contract-call') return contract && text('sessions.contract-call', { contract })
    const allowance = toAmount(data['allowance'])
    const period = toPeriod(data['period'], locale)
    if (allowance === undefined || !period) return undefined
    if (type === 'native-token-recurring-allowance' && coin) {
      const { decimals, symbol } = coin
      const numeric = formatAmount(allowance, decimals, decimals)
      const amount = `${toAmountText(numeric, { locale, places: decimals })} ${symbol}`
      return text('sessions.native-token-recurring-allowance', { amount, period })
    }
    const token = toShort(data['token'])
    if (type !== 'erc20-recurring-allowance' || !token) return undefined
    const amount = new Intl.NumberFormat(locale).format(allowance)
    return text('sessions.erc20-recurring-allowance', { amount, token, period })
  }
}
