import { FailedToConnectError, ModalClosedError } from '@latchkey/core'
import { createClient } from '../client/createClient.ts'
import { findStorage, readJson } from '../client/createStore.ts'
import type { PairedWallet } from '../contract/PairedWallet.ts'
import type {
  AuthenticateParameters,
  CreateWalletConnectOptions,
  PairParameters,
  WalletConnect,
} from '../contract/WalletConnect.ts'
import type { WalletConnectStorage } from '../contract/WalletConnectStorage.ts'
import { toOptionalNamespaces } from '../namespaces/toOptionalNamespaces.ts'
import { authenticate } from '../pairing/authenticate.ts'
import { createPairings } from '../pairing/createPairings.ts'
import { waitForApproval } from '../pairing/waitForApproval.ts'
import { createSessions } from '../session/createSessions.ts'
import { followLinks } from '../session/followLinks.ts'
import { createLinkPort } from '../session/ports.ts'

const now = () => Date.now()

/**
 * Starts the WalletConnect client, and the pairings and WalletConnect sessions that depend on it.
 */
async function start(options: CreateWalletConnectOptions, storage: WalletConnectStorage) {
  const { networks, overrides, relayUrl } = options
  const { client, hurry, stop } = await createClient(options, storage)
  const optionalNamespaces = toOptionalNamespaces(networks, overrides)
  const { host } = new URL(relayUrl)
  const sessions = createSessions({ client, networks, overrides, now, hurry })
  followLinks(client, { storage, page: createLinkPort() })
  return {
    client,
    hurry,
    stop,
    sessions,
    host,
    optionalNamespaces,
    pairings: createPairings({ client, host, optionalNamespaces, now }),
  }
}

/**
 * Lists the topics of stored WalletConnect sessions, including those of other tabs and earlier
 * clients.
 */
function listStored(storage: WalletConnectStorage, storagePrefix: string): readonly string[] {
  const part = storagePrefix === '' ? '' : `:${storagePrefix}`
  const stored = readJson(storage, `wc@2:client:0.3${part}//session`)
  if (!Array.isArray(stored)) return []
  return stored.flatMap((session: unknown) => {
    if (typeof session !== 'object' || session === null || !('topic' in session)) return []
    return typeof session.topic === 'string' ? session.topic : []
  })
}

/**
 * Returns the WalletConnect session if the app can use it.
 *
 * @throws {FailedToConnectError} The session has no account of a configured network.
 */
async function requireUse(session: PairedWallet): Promise<PairedWallet> {
  if (session.namespaces.length > 0) return session
  await session.disconnect()
  throw new FailedToConnectError({ hint: 'The wallet granted no account on a configured network.' })
}

/**
 * Creates WalletConnect for one kit, with one client for all namespaces. Starts on first use and
 * contacts only the relay.
 */
export async function createWalletConnect(
  options: CreateWalletConnectOptions,
): Promise<WalletConnect> {
  const storage = options.storage ?? findStorage()
  let starting: ReturnType<typeof start> | undefined
  let stopping = new AbortController()

  function getLive() {
    if (starting) return starting
    const own = start(options, storage)
    starting = own
    own.catch(() => {
      if (starting === own) starting = undefined
    })
    return own
  }
  async function pair(parameters: PairParameters): Promise<PairedWallet> {
    const { signal, fresh = false } = parameters
    const signals = [stopping.signal, ...(signal ? [signal] : [])]
    for (const { aborted, reason } of signals) if (aborted) throw reason
    const { client, hurry, pairings, sessions } = await getLive()
    hurry()
    const attempt = await pairings.take(fresh)
    const wait = { client, show: parameters, now: now(), signals }
    const stored = await waitForApproval(attempt, wait)
    return requireUse(sessions.take(stored))
  }
  async function signIn(parameters: AuthenticateParameters) {
    const stopped = stopping.signal
    const { eip155, ...others } = toOptionalNamespaces(options.networks, options.overrides)
    if (!eip155 || Object.keys(others).length > 0)
      return { session: await pair(parameters), cacaos: [] }
    parameters.signal?.throwIfAborted()
    const { client, hurry, host, sessions } = await getLive()
    hurry()
    const settings = { client, host, request: eip155, now, stopped }
    const { stored, cacaos } = await authenticate(parameters, settings)
    return { session: await requireUse(sessions.take(stored)), cacaos }
  }

  async function stop(): Promise<void> {
    stopping.abort(new ModalClosedError())
    stopping = new AbortController()
    const live = starting
    starting = undefined
    // A client that failed to start has nothing to stop.
    await live?.then(({ stop }) => stop()).catch(() => undefined)
  }
  async function restore(): Promise<PairedWallet | undefined> {
    const topics = listStored(storage, options.storagePrefix)
    // Restarts the client, because it reads its storage only once. It would miss and overwrite
    // sessions that another tab has stored since.
    const { client } = (await starting) ?? {}
    if (client && topics.some((topic) => !client.session.keys.includes(topic))) await stop()
    // Without a stored session the client need not start.
    if (!starting && topics.length === 0) return undefined
    const { sessions } = await getLive()
    return sessions.findNewest()
  }

  return { pair, authenticate: signIn, restore, stop }
}
