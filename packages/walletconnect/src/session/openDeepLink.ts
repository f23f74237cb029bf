import { openExternal } from '@latchkey/core'
import { readJson } from '../client/createStore.ts'
import type { WalletConnectStorage } from '../contract/WalletConnectStorage.ts'
import type { LinkPort } from './ports.ts'

/**
 * Name under which the public wire stores the wallet app with which the user connected on this
 * device, as `{href, name}`.
 */
const choiceKey = 'WALLETCONNECT_DEEPLINK_CHOICE'

export type DeepLink = { readonly requestId: number; readonly sessionTopic: string }

/** Returns the link that opens a wallet app at a request (wire §8). */
export function toDeepLink(href: string, { requestId, sessionTopic }: DeepLink): string {
  const base = href.endsWith('/') ? href.slice(0, -1) : href
  const query = `requestId=${requestId}&sessionTopic=${sessionTopic}`
  if (!base.startsWith('https://t.me')) return `${base}/wc?${query}`
  return `${base}${base.includes('?') ? '&' : '?'}startapp=${btoa(query).replace(/=+$/, '')}`
}

function toTarget(link: string, page: LinkPort): string {
  if (page.isFramed()) return '_top'
  return /^https?:/.test(link) ? '_blank' : '_self'
}

/**
 * Opens the chosen wallet app at a request while the page has the focus. Ignores a link that must
 * not be opened.
 */
export function openDeepLink(
  storage: WalletConnectStorage,
  options: DeepLink & { readonly page: LinkPort },
): void {
  const { page } = options
  const choice = readJson(storage, choiceKey)
  if (typeof choice !== 'object' || choice === null || !('href' in choice)) return
  if (typeof choice.href !== 'string' || !page.hasFocus()) return
  const link = toDeepLink(choice.href, options)
  try {
    openExternal(link, { open: page.open, target: toTarget(link, page) })
  } catch {
    return
  }
}
