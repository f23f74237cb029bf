import { pairingSpareMs } from '@latchkey/core'
import type { Client, ClientSession } from '../client/Client.ts'
import type { NamespaceRequest } from '../namespaces/toOptionalNamespaces.ts'
import type { Attempt } from './Attempt.ts'
import { limitUri } from './limitUri.ts'
import { reachRelay } from './reachRelay.ts'

export type Pairings = {
  /**
   * Returns the pending pairing. Creates a new one if that has little time left (K-WC-02) or
   * `fresh` is true.
   */
  readonly take: (fresh: boolean) => Promise<Attempt>
}

const userDisconnected = { code: 6000, message: 'User disconnected.' }

/**
 * Disconnects a WalletConnect session whose callers have left, so that the wallet does not keep a
 * session that this page lacks.
 */
export function dropUnwanted(
  client: Client,
  attempt: Attempt<unknown>,
  { topic }: { readonly topic: string },
): void {
  if (attempt.waiters === 0)
    // Ignores a failure, because the session expires at the latest by its own expiry.
    client.disconnect({ topic, reason: userDisconnected }).catch(() => undefined)
}

/** Creates the pairings of one WalletConnect client. Concurrent calls share a pairing. */
export function createPairings(options: {
  readonly client: Client
  readonly host: string
  readonly optionalNamespaces: Record<string, NamespaceRequest>
  readonly now: () => number
}): Pairings {
  const { client, host, optionalNamespaces, now } = options
  let current: Promise<Attempt> | undefined

  async function create(): Promise<Attempt> {
    const ask = () => client.connect({ optionalNamespaces })
    const { uri = '', approval } = await reachRelay(client, { ask, host })
    const pairing = limitUri(uri, now())
    const asking: Promise<ClientSession> = approval()
    const attempt: Attempt = { pairing, approval: asking, waiters: 0, settled: false }
    asking.then(
      (stored) => {
        attempt.settled = true
        dropUnwanted(client, attempt, stored)
      },
      () => {
        attempt.settled = true
      },
    )
    return attempt
  }
  const isUsable = ({ settled, pairing }: Attempt) =>
    !settled && pairing.expiresAt - now() > pairingSpareMs

  async function takeUp(running: Promise<Attempt> | undefined): Promise<Attempt> {
    // A failed attempt cannot be reused.
    const attempt = await running?.catch(() => undefined)
    return attempt && isUsable(attempt) ? attempt : create()
  }

  return {
    take: (fresh) => {
      const taken = takeUp(fresh ? undefined : current)
      current = taken
      return taken
    },
  }
}
