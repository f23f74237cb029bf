import type { Client } from '../client/Client.ts'
import type { WalletConnectStorage } from '../contract/WalletConnectStorage.ts'
import { openDeepLink } from './openDeepLink.ts'
import type { LinkPort } from './ports.ts'

/**
 * Opens the wallet app at each request through `openExternal` (S-64). Tells the client that the
 * wallet wants no links, because the client would open a stored link without validation.
 */
export function followLinks(
  { session, events }: Client,
  options: { readonly storage: WalletConnectStorage; readonly page: LinkPort | undefined },
): void {
  const { storage, page } = options
  const { get } = session
  session.get = (topic) => {
    const stored = get(topic)
    return { ...stored, sessionConfig: { ...stored.sessionConfig, disableDeepLink: true } }
  }
  events.on('session_request_sent', ({ id, topic }: { id: number; topic: string }) => {
    if (!page || !session.keys.includes(topic)) return
    if (get(topic).sessionConfig?.disableDeepLink) return
    openDeepLink(storage, { requestId: id, sessionTopic: topic, page })
  })
}
