import type { Network } from '@latchkey/core'
import type { Client, ClientSession } from '../client/Client.ts'
import type { PairedWallet } from '../contract/PairedWallet.ts'
import type { WalletConnectOverrides } from '../contract/WalletConnect.ts'
import { createSession, type SessionControl } from './createSession.ts'

export type Sessions = {
  /** The same object for the same session. */
  readonly take: (stored: ClientSession) => PairedWallet
  /** The newest stored session that is of use and still valid. */
  readonly findNewest: () => PairedWallet | undefined
}

/** Keeps the sessions of one client and leads the client's events to them. */
export function createSessions(options: {
  readonly client: Client
  readonly networks: readonly Network[]
  readonly overrides: WalletConnectOverrides | undefined
  readonly now: () => number
}): Sessions {
  const { client, now } = options
  const controls = new Map<string, SessionControl>()

  client.on('session_update', ({ topic }) => controls.get(topic)?.update())
  client.on('session_event', ({ topic, params }) => {
    const { event, chainId } = params
    controls.get(topic)?.receive({ name: event.name, data: event.data, chainId })
  })
  // The client reports an expiry as deletion first.
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
        .toSorted((one, other) => other.expiry - one.expiry)
        .map(take)
        .find(({ namespaces }) => namespaces.length > 0),
  }
}
