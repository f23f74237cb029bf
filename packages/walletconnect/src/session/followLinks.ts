import type { Client } from '../client/Client.ts'
import type { WalletConnectStorage } from '../contract/WalletConnectStorage.ts'
import { openDeepLink } from './openDeepLink.ts'
import type { LinkPort } from './ports.ts'

/**
 * Opens the wallet app at each request by the one way out of the page (S-64): the client, which would open what is
 * stored unchecked, is told that the wallet wants no links.
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
