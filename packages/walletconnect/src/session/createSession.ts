import {
  type ChainNamespace,
  type ConnectorInfo,
  chainNamespaces,
  type Network,
} from '@latchkey/core'
import type { Client, ClientSession } from '../client/Client.ts'
import { farewellMs } from '../client/limits.ts'
import { withDeadline } from '../client/withDeadline.ts'
import type { PairedWallet, RemotePeer, RemoteSessionListener } from '../contract/PairedWallet.ts'
import type { WalletConnectOverrides } from '../contract/WalletConnect.ts'
import { connectorId } from '../errors/toWalletError.ts'
import { readGrant } from '../namespaces/readGrant.ts'
import { createSigner, type SignerControl } from '../signer/createSigner.ts'
import type { SessionEvent } from '../signer/SignerContext.ts'
import { readPeer } from './readPeer.ts'

/** A WalletConnect session with the functions that report the client's events to it. */
export type SessionControl = {
  readonly session: PairedWallet
  readonly receive: (event: SessionEvent) => void
  readonly update: () => void
  readonly end: (how: 'deleted' | 'expired') => void
}

export type CreateSessionOptions = {
  readonly client: Client
  readonly stored: ClientSession
  readonly networks: readonly Network[]
  readonly overrides: WalletConnectOverrides | undefined
  /** Connects to the relay without delay, because the user waits for a request (S-132d). */
  readonly hurry: () => void
}

const userDisconnected = { code: 6000, message: 'User disconnected.' }
/** The only wallet that serves networks it has not approved (kit-state §4.3). */
const allNetworksPeer = 'MetaMask Wallet'

function toInfo(namespace: ChainNamespace, { name, icon }: RemotePeer): ConnectorInfo {
  return {
    ...{ id: connectorId, type: 'WALLET_CONNECT', name, namespace },
    ...(icon && { icon }),
  }
}

/**
 * Tells the wallet that the WalletConnect session ended, if the relay is reachable. Deletes the
 * session locally in any case.
 */
async function leave({ session, disconnect }: Client, topic: string): Promise<void> {
  try {
    const leaving = disconnect({ topic, reason: userDisconnected })
    await withDeadline(leaving, { what: 'The relay', deadlineMs: farewellMs })
  } catch {
    if (session.keys.includes(topic)) await session.delete(topic, userDisconnected)
  }
}

/**
 * Creates the kit's view of a stored WalletConnect session. It stays readable after the session has
 * ended.
 */
export function createSession(options: CreateSessionOptions): SessionControl {
  const { client, networks, overrides, hurry } = options
  const { topic } = options.stored
  const peer = readPeer(options.stored.peer.metadata)
  const supportsAllNetworks = peer.name === allNetworksPeer
  const listeners = new Set<RemoteSessionListener>()
  const signers = new Map<ChainNamespace, SignerControl>()
  let known = options.stored
  let ended = false

  const getStored = () => {
    if (client.session.keys.includes(topic)) known = client.session.get(topic)
    return known
  }
  const getGrant = (namespace: ChainNamespace) => readGrant(getStored().namespaces, namespace)
  const listNamespaces = () =>
    chainNamespaces.filter(
      (namespace) =>
        networks.some(({ chainNamespace }) => chainNamespace === namespace) &&
        getGrant(namespace).accounts.length > 0,
    )
  function end(how?: 'deleted' | 'expired'): void {
    if (ended) return
    ended = true
    for (const signer of signers.values()) signer.end()
    for (const listener of [...listeners]) if (how) listener[how]()
    listeners.clear()
  }
  async function disconnect(): Promise<void> {
    if (ended) return
    getStored()
    end()
    hurry()
    // The session has ended locally. Without the relay, the wallet drops the session when it
    // expires.
    await leave(client, topic).catch(() => undefined)
  }
  function createSignerOf(namespace: ChainNamespace): SignerControl {
    const configured = networks
      .filter(({ chainNamespace }) => chainNamespace === namespace)
      .map(({ caipNetworkId }) => caipNetworkId)
    const first = configured.filter((id) => id === overrides?.defaultNetworkId)
    return createSigner({
      namespace,
      info: toInfo(namespace, peer),
      getGrant: () => getGrant(namespace),
      networkIds: [...new Set([...first, ...configured])],
      servesAllNetworks: supportsAllNetworks,
      send: ({ method, params, chainId }) => {
        hurry()
        return client.request({ topic, chainId, request: { method, params } })
      },
      disconnect,
    })
  }

  const session: PairedWallet = {
    topic,
    peer,
    supportsAllNetworks,
    getExpiresAt: () => getStored().expiry * 1_000,
    get namespaces() {
      return listNamespaces()
    },
    toSigner: (namespace) => {
      if (!listNamespaces().includes(namespace)) return undefined
      const control = signers.get(namespace) ?? createSignerOf(namespace)
      signers.set(namespace, control)
      return control.signer
    },
    watch: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    disconnect,
  }
  return {
    session,
    end,
    receive: (event) => {
      for (const [namespace, signer] of signers) {
        const chain = typeof event.chainId === 'string' ? event.chainId : ''
        if (chain === namespace || chain.startsWith(`${namespace}:`)) signer.receive(event)
      }
    },
    update: () => {
      getStored()
      for (const signer of signers.values()) signer.refresh()
      for (const listener of [...listeners]) listener.updated()
    },
  }
}
