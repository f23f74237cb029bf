import type { Client } from '../client/Client.ts'
import type { WalletConnectStorage } from '../WalletConnectStorage.ts'
import { type LinkWindow, openDeepLink } from './openDeepLink.ts'

/**
 * Opens the wallet app at each request by the one way out of the page (S-64): the client, which would open what is
 * stored unchecked, is told that the wallet wants no links.
 */
export function followLinks(
  { session, events }: Client,
  options: { readonly storage: WalletConnectStorage; readonly window: LinkWindow | undefined },
): void {
  const { storage, window } = options
  const { get } = session
  session.get = (topic) => {
    const stored = get(topic)
    return { ...stored, sessionConfig: { ...stored.sessionConfig, disableDeepLink: true } }
  }
  events.on('session_request_sent', ({ id, topic }: { id: number; topic: string }) => {
    if (!window || !session.keys.includes(topic)) return
    if (get(topic).sessionConfig?.disableDeepLink) return
    openDeepLink(storage, { requestId: id, sessionTopic: topic, window })
  })
}
