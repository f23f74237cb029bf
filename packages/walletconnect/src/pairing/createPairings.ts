import { pairingExpiryMs, pairingSpareMs } from '@latchkey/core'
import type { Client, ClientSession } from '../client/Client.ts'
import type { NamespaceRequest } from '../namespaces/toOptionalNamespaces.ts'
import type { Attempt } from './Attempt.ts'
import { reachRelay } from './reachRelay.ts'

export type Pairings = {
  /** The pairing under way, unless it has little time left (K-WC-02) or a `fresh` one is wanted; else a new one. */
  readonly take: (fresh: boolean) => Promise<Attempt>
}

const userDisconnected = { code: 6000, message: 'User disconnected.' }

/** Ends a session nobody waits for any more, so that the wallet does not keep what this page does not have. */
export function dropUnwanted(
  client: Client,
  attempt: Attempt<unknown>,
  { topic }: { readonly topic: string },
): void {
  if (attempt.waiters === 0)
    // Nobody holds it any more; it ends by its own time at the latest.
    client.disconnect({ topic, reason: userDisconnected }).catch(() => undefined)
}

/** Makes the pairings of one client; calls at the same time get the same. */
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
    const pairing = { uri, expiresAt: now() + pairingExpiryMs }
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
    // An attempt that failed is none to take up.
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
