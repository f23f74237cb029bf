import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { SessionView } from '../../wire/wire.ts'
import type { Approvals } from '../approvals.ts'
import type { Presence } from '../presence.ts'
import { RouteError } from '../routes/RouteError.ts'
import type { WalletContext } from '../WalletContext.ts'
import { createJsonStorage, type JsonStorage } from './createJsonStorage.ts'
import type { Peer } from './createPeer.ts'
import type { Sessions } from './Sessions.ts'
import { toPeer } from './toPeer.ts'

type Started = { readonly peer: Peer; readonly storage: JsonStorage }

const disconnected = { code: 6000, message: 'User disconnected.' }
const gone = () => new RouteError(404, 'There is no such session.')

/**
 * Returns the reason why a WalletConnect pairing link cannot be used, as a sentence for the user.
 */
function toPairMessage(error: unknown): string {
  const why = error instanceof Error ? error.message : ''
  if (/already exists/i.test(why)) return 'This link was used before. Make a new code in the app.'
  if (/expired/i.test(why)) return 'This link is too old. Make a new code in the app.'
  return 'The relay did not take the link. Try again.'
}

/**
 * Returns whether a text is a WalletConnect pairing link of version 2 with a key. The client
 * validates everything else.
 */
const isLink = (uri: string) =>
  /^wc:(\/\/)?[0-9a-f]{64}@2\?/.test(uri) && /[?&]symKey=[0-9a-f]{64}(&|$)/.test(uri)

/**
 * Drops the WalletConnect requests of an earlier run. The clients receive these requests again with
 * other ids.
 */
function dropLeftOvers({ store }: WalletContext): void {
  const isLeftOver = (request: { readonly surface: string; readonly peer?: unknown }) =>
    request.peer !== undefined
  for (const { id, pending } of store.list())
    if (pending.some(isLeftOver))
      store.update(id, (current) => ({
        ...current,
        pending: current.pending.filter((request) => !isLeftOver(request)),
      }))
}

/** Returns the ids of wallets that have stored WalletConnect sessions. */
async function findStored(folder: string | undefined): Promise<readonly string[]> {
  if (!folder) return []
  let files: readonly string[]
  try {
    files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
  const found: string[] = []
  for (const name of files) {
    const entries = await createJsonStorage(join(folder, name)).getEntries<unknown>()
    const hasSession = entries.some(
      ([key, value]) => /\/\/session$/.test(key) && Array.isArray(value) && value.length > 0,
    )
    if (hasSession) found.push(name.slice(0, -'.json'.length))
  }
  return found
}

/**
 * Creates the WalletConnect sessions of all wallets. Each wallet has a separate client, which
 * starts when it is first needed.
 *
 * @param parameters.log - Receives errors that no caller handles.
 */
export function createSessions(parameters: {
  readonly context: WalletContext
  readonly approvals: Approvals
  readonly presence: Presence
  readonly log: (error: unknown) => void
}): Sessions {
  const { context } = parameters
  const { walletConnect: options, walletOrigin, appOrigin } = context.options
  const starting = new Map<string, Promise<Started>>()
  const started = new Map<string, Started>()
  dropLeftOvers(context)

  const startOne = async (instance: string): Promise<Started> => {
    if (!options) throw new RouteError(409, 'There is no relay: apps cannot connect by link.')
    // The client is loaded when it is needed, because loading takes a second.
    const [{ createClient }, { createPeer }] = await Promise.all([
      import('./createClient.ts'),
      import('./createPeer.ts'),
    ])
    const file = options.folder && join(options.folder, `${instance}.json`)
    const storage = createJsonStorage(file)
    const client = await createClient({ options, instance, storage, walletOrigin })
    const peer = createPeer({ ...parameters, client, instance, waiting: new Map() })
    const made = { peer, storage }
    started.set(instance, made)
    return made
  }
  const require = (instance: string): Promise<Started> => {
    const known = starting.get(instance)
    if (known) return known
    const made = startOne(instance)
    starting.set(instance, made)
    made.catch(() => starting.delete(instance))
    return made
  }
  const requireSession = async (instance: string, topic: string) => {
    const { peer } = await require(instance)
    if (!peer.client.getActiveSessions()[topic]) throw gone()
    return peer.client
  }
  const touch = (instance: string) => context.store.update(instance, (current) => current)
  const unsubscribe = context.store.subscribe((instance, before) => {
    if (before) started.get(instance.id)?.peer.follow(instance, before)
  })

  return {
    canPair: options !== undefined,
    pair: async (instance, uri) => {
      const { peer } = await require(instance)
      const link = uri.trim()
      if (!isLink(link))
        throw new RouteError(400, 'This is no WalletConnect link. It starts with wc: and is long.')
      try {
        await peer.client.pair({ uri: link })
      } catch (error) {
        throw new RouteError(400, toPairMessage(error))
      }
    },
    list: (instance) => {
      const sessions = started.get(instance)?.peer.client.getActiveSessions() ?? {}
      return Object.values(sessions).map(({ topic, peer, namespaces, expiry }): SessionView => {
        const accounts = Object.values(namespaces).flatMap((granted) => granted.accounts)
        const chains = accounts.map((account) => account.split(':').slice(0, 2).join(':'))
        return {
          topic,
          peer: toPeer(peer.metadata, appOrigin),
          chains: [...new Set(chains)],
          accounts,
          expiresAt: expiry * 1_000,
        }
      })
    },
    end: async (instance, topic) => {
      const client = await requireSession(instance, topic)
      await client.disconnectSession({ topic, reason: disconnected }).catch(() => {
        throw new RouteError(502, 'The relay did not take it. The session is still there.')
      })
      touch(instance)
    },
    emit: async (instance, { topic, name, data, caipNetworkId }) => {
      const client = await requireSession(instance, topic)
      await client.emitSessionEvent({ topic, event: { name, data }, chainId: caipNetworkId })
    },
    forget: async (instance) => {
      const known = started.get(instance)
      if (!known) return
      starting.delete(instance)
      started.delete(instance)
      const { client } = known.peer
      for (const topic of Object.keys(client.getActiveSessions()))
        await client.disconnectSession({ topic, reason: disconnected })
      await known.peer.close()
      known.storage.clear()
    },
    start: async () => {
      for (const instance of await findStored(options?.folder))
        require(instance).catch(parameters.log)
    },
    close: async () => {
      unsubscribe()
      await Promise.allSettled(starting.values())
      for (const { peer, storage } of started.values()) {
        await peer.close()
        storage.flush()
      }
    },
  }
}
