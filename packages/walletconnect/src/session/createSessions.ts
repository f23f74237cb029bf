import type { Network } from '@latchkey/core'
import type { Client, ClientSession } from '../client/Client.ts'
import type { PairedWallet } from '../contract/PairedWallet.ts'
import type { WalletConnectOverrides } from '../contract/WalletConnect.ts'
import { createSession, type SessionControl } from './createSession.ts'

export type Sessions = {
  /** Returns the WalletConnect session's object, always the same one for the same topic. */
  readonly take: (stored: ClientSession) => PairedWallet
  /**
   * Returns the newest valid stored WalletConnect session with an account of a configured network.
   */
  readonly findNewest: () => PairedWallet | undefined
}

/**
 * Creates the `PairedWallet` of each stored WalletConnect session, and forwards the client's events
 * to it.
 */
export function createSessions(options: {
  readonly client: Client
  readonly networks: readonly Network[]
  readonly overrides: WalletConnectOverrides | undefined
  readonly now: () => number
  readonly hurry: () => void
}): Sessions {
  const { client, now } = options
  const controls = new Map<string, SessionControl>()

  client.on('session_update', ({ topic }) => controls.get(topic)?.update())
  client.on('session_event', ({ topic, params }) => {
    const { event, chainId } = params
    controls.get(topic)?.receive({ name: event.name, data: event.data, chainId })
  })
  // The client reports an expiry as a deletion first.
  const forget = ({ topic }: { readonly topic: string }) => {
    const control = controls.get(topic)
    controls.delete(topic)
    control?.end(control.session.getExpiresAt() <= now() ? 'expired' : 'deleted')
  }
  client.on('session_delete', forget)
  client.on('session_expire', forget)

  const take = (stored: ClientSession) => {
    const control = controls.get(stored.topic) ?? createSession({ ...options, stored })
    controls.set(stored.topic, control)
    return control.session
  }
  return {
    take,
    findNewest: () =>
      client.session
        .getAll()
        .filter(({ expiry }) => expiry * 1_000 > now())
        .sort((one, other) => other.expiry - one.expiry)
        .map(take)
        .find(({ namespaces }) => namespaces.length > 0),
  }
}
