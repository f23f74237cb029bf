import type { Client, ClientSession } from './Client.ts'

const sessionEnded = { code: 6000, message: 'User disconnected.' }

/**
 * Deletes the pairing of a WalletConnect session, and the request histories of the pairing and the
 * session.
 */
async function forget({ core }: Client, session: ClientSession): Promise<void> {
  const { topic, pairingTopic } = session
  core.history.delete(topic)
  core.history.delete(pairingTopic)
  await core.pairing.pairings.delete(pairingTopic, sessionEnded)
  await core.crypto.deleteSymKey(pairingTopic)
  // Ignores a failure, because without its key no message on this topic can be read.
  core.relayer.unsubscribe(pairingTopic).catch(() => undefined)
}

/**
 * Deletes all stored data that names a wallet once the app or the wallet has ended the
 * WalletConnect session (S-101). The WalletConnect library would store the pairing with the
 * wallet's name, and all requests with the accounts, for a month.
 */
export function forgetWallets(client: Client): void {
  const { session } = client
  const remove = session.delete
  session.delete = async (topic, reason) => {
    const ended = session.keys.includes(topic) ? session.get(topic) : undefined
    await remove(topic, reason)
    if (ended) await forget(client, ended)
  }
}
