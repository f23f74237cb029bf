import { openExternal } from '@latchkey/core'
import { readJson } from '../client/createStore.ts'
import type { WalletConnectStorage } from '../WalletConnectStorage.ts'

/** Key of the public wire: `{href, name}` of the wallet app a person connected with on this device. */
const choiceKey = 'WALLETCONNECT_DEEPLINK_CHOICE'

export type DeepLink = { readonly requestId: number; readonly sessionTopic: string }

/** What of the page is needed to leave it. */
export type LinkWindow = Pick<Window, 'open' | 'self' | 'top' | 'document'>

/** The link that brings a wallet app to a request (wire §8). */
export function toDeepLink(href: string, { requestId, sessionTopic }: DeepLink): string {
  const base = href.endsWith('/') ? href.slice(0, -1) : href
  const query = `requestId=${requestId}&sessionTopic=${sessionTopic}`
  if (!base.startsWith('https://t.me')) return `${base}/wc?${query}`
  return `${base}${base.includes('?') ? '&' : '?'}startapp=${btoa(query).replace(/=+$/, '')}`
}

function toTarget(link: string, { self, top }: LinkWindow): string {
  if (self !== top) return '_top'
  return /^https?:/.test(link) ? '_blank' : '_self'
}

/** Opens the chosen wallet app at a request, while the page has the focus. A link that may not be opened is left. */
export function openDeepLink(
  storage: WalletConnectStorage,
  options: DeepLink & { readonly window: LinkWindow },
): void {
  const { window } = options
  const choice = readJson(storage, choiceKey)
  if (typeof choice !== 'object' || choice === null || !('href' in choice)) return
  if (typeof choice.href !== 'string' || !window.document.hasFocus()) return
  const link = toDeepLink(choice.href, options)
  try {
    openExternal(link, {
      open: (url, target, features) => window.open(url, target, features),
      target: toTarget(link, window),
    })
  } catch {
    return
  }
}
