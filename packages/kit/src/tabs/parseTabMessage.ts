import {
  type ChainNamespace,
  isCaipNetworkId,
  isChainNamespace,
  parseCaipNetworkId,
} from '@latchkey/core'
import { tabClockToleranceMs } from '../constants.ts'
import type { ThemeVariables } from '../KitConfig.ts'
import type { TabMessage, TabNews } from './TabMessage.ts'

type Fields = Readonly<Record<string, unknown>>

/** Longest id, name or value believed of another tab. */
const longestText = 256
const mostVariables = 64

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= longestText
}

function isVariable([name, value]: [string, unknown]): boolean {
  return /^--(?:w3m|apkt)-/.test(name) && (isText(value) || typeof value === 'number')
}

function isThemeVariables(value: unknown): value is ThemeVariables {
  if (typeof value !== 'object' || value === null) return false
  const entries = Object.entries(value)
  return entries.length <= mostVariables && entries.every(isVariable)
}

function parseTheme({ themeMode, themeVariables }: Fields): TabNews | undefined {
  if (themeMode !== 'light' && themeMode !== 'dark') return undefined
  return isThemeVariables(themeVariables) ? { type: 'theme', themeMode, themeVariables } : undefined
}

function parseChain(namespace: ChainNamespace, caipNetworkId: unknown): TabNews | undefined {
  if (!isText(caipNetworkId) || !isCaipNetworkId(caipNetworkId)) return undefined
  if (parseCaipNetworkId(caipNetworkId).namespace !== namespace) return undefined
  return { type: 'chain', namespace, caipNetworkId }
}

function parseNews(fields: Fields): TabNews | undefined {
  const { type, namespace, connectorId, caipNetworkId } = fields
  if (type === 'theme') return parseTheme(fields)
  if (typeof namespace !== 'string' || !isChainNamespace(namespace)) return undefined
  if (type === 'chain') return parseChain(namespace, caipNetworkId)
  if (type !== 'connect' && type !== 'disconnect') return undefined
  return isText(connectorId) ? { type, namespace, connectorId } : undefined
}

/** Reads a message of another tab. `undefined`: not of this format, or from too far in the future. */
export function parseTabMessage(received: unknown, now: number): TabMessage | undefined {
  if (typeof received !== 'object' || received === null) return undefined
  const fields: Fields = { ...received }
  const { version, tabId, time } = fields
  if (version !== 1 || !isText(tabId)) return undefined
  if (typeof time !== 'number' || !Number.isSafeInteger(time)) return undefined
  if (time > now + tabClockToleranceMs) return undefined
  const news = parseNews(fields)
  return news && { version, tabId, time, ...news }
}
