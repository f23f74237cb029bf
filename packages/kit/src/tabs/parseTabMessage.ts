import {
  type ChainNamespace,
  type Fields,
  isChainNamespace,
  isRecord,
  isText,
} from '@latchkey/core'
import { tabClockToleranceMs } from '../kit/constants.ts'
import { isNetworkOf } from '../kit/isNetworkOf.ts'
import type { ThemeVariables } from '../kit/Theme.ts'
import type { TabMessage, TabNews } from './TabMessage.ts'

const mostVariables = 64

function isVariable([name, value]: [string, unknown]): boolean {
  return /^--(?:w3m|apkt)-/.test(name) && (isText(value) || typeof value === 'number')
}

function isThemeVariables(value: unknown): value is ThemeVariables {
  if (!isRecord(value)) return false
  const entries = Object.entries(value)
  return entries.length <= mostVariables && entries.every(isVariable)
}

function parseTheme({ themeMode, themeVariables }: Fields): TabNews | undefined {
  if (themeMode !== 'light' && themeMode !== 'dark') return undefined
  return isThemeVariables(themeVariables) ? { type: 'theme', themeMode, themeVariables } : undefined
}

function parseChain(namespace: ChainNamespace, caipNetworkId: unknown): TabNews | undefined {
  return isNetworkOf(namespace, caipNetworkId)
    ? { type: 'chain', namespace, caipNetworkId }
    : undefined
}

function parseNews(fields: Fields): TabNews | undefined {
  const { type, namespace, connectorId, caipNetworkId } = fields
  if (type === 'theme') return parseTheme(fields)
  if (type === 'labels' || type === 'balances' || type === 'pending') return { type }
  if (typeof namespace !== 'string' || !isChainNamespace(namespace)) return undefined
  if (type === 'chain') return parseChain(namespace, caipNetworkId)
  if (type !== 'connect' && type !== 'disconnect') return undefined
  return isText(connectorId) ? { type, namespace, connectorId } : undefined
}

/**
 * Parses a message of another tab. Returns `undefined` for a malformed message or a time too far in
 * the future.
 */
export function parseTabMessage(received: unknown, now: number): TabMessage | undefined {
  if (!isRecord(received)) return undefined
  const { version, tabId, time } = received
  if (version !== 1 || !isText(tabId)) return undefined
  if (typeof time !== 'number' || !Number.isSafeInteger(time)) return undefined
  if (time > now + tabClockToleranceMs) return undefined
  const news = parseNews(received)
  return news && { version, tabId, time, ...news }
}
