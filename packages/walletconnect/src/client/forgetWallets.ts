import type { Client, ClientSession } from './Client.ts'

const sessionEnded = { code: 6000, message: 'User disconnected.' }

/** Takes away the pairing that a session came by, and what was asked and answered on either. */
async function forget({ core }: Client, session: ClientSession): Promise<void> {
  const { topic, pairingTopic } = session
  core.history.delete(topic)
  core.history.delete(pairingTopic)
  await core.pairing.pairings.delete(pairingTopic, sessionEnded)
  await core.crypto.deleteSymKey(pairingTopic)
  // A relay that is away tells nobody anything on this topic, for which there is no key any more.
  core.relayer.unsubscribe(pairingTopic).catch(() => undefined)
}

/**
 * Lets nothing stay in storage that names a wallet, once its session has ended (S-101), whoever ended it. The protocol's
 * client keeps the pairing, with the wallet's name, and all questions and answers, with the accounts, for a month.
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
