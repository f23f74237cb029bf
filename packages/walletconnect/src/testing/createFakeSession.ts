import { type ChainNamespace, chainNamespaces, pairingExpiryMs } from '@latchkey/core'
import type { PairedWallet, RemoteSessionListener } from '../contract/PairedWallet.ts'
import { connectorId } from '../errors/toWalletError.ts'
import { defaultMethods } from '../namespaces/methods.ts'
import type { Grant } from '../namespaces/readGrant.ts'
import { createSigner, type SignerControl } from '../signer/createSigner.ts'
import type { SessionEvent } from '../signer/SignerContext.ts'
import type { FakeGrants, FakeWalletConnectOptions } from './FakeTypes.ts'

/** A fake WalletConnect session with functions that control it. Its signers are real. */
export type FakeSession = {
  readonly session: PairedWallet
  readonly update: (grants: FakeGrants) => void
  readonly receive: (event: SessionEvent) => void
  readonly end: (how?: 'deleted' | 'expired') => void
  readonly hasEnded: () => boolean
}

const refuse = () => Promise.reject({ code: 5000, message: 'User rejected.' })

function toGrant(grants: FakeGrants, namespace: ChainNamespace): Grant {
  const grant = grants[namespace]
  const { networkIds = [], accounts = [], methods = defaultMethods[namespace] } = grant ?? {}
  return {
    networkIds,
    methods,
    accounts: networkIds.flatMap((caipNetworkId) =>
      accounts.map(({ address }) => ({ caipNetworkId, address })),
    ),
  }
}

/** Creates a WalletConnect session of a fake wallet. */
export function createFakeSession(
  options: FakeWalletConnectOptions & { readonly accounts: FakeGrants; readonly topic: string },
): FakeSession {
  const { topic, peerName = 'Fake Wallet', onRequest, now = () => Date.now() } = options
  const listeners = new Set<RemoteSessionListener>()
  const signers = new Map<ChainNamespace, SignerControl>()
  const expiresAt = now() + 100 * pairingExpiryMs
  const supportsAllNetworks = peerName === 'MetaMask Wallet'
  let grants = options.accounts
  let ended = false

  function end(how?: 'deleted' | 'expired'): void {
    if (ended) return
    ended = true
    for (const signer of signers.values()) signer.end()
    for (const listener of [...listeners]) if (how) listener[how]()
    listeners.clear()
  }
  const disconnect = async () => end()
  const listNamespaces = () =>
    chainNamespaces.filter((namespace) => grants[namespace]?.accounts.length)
  const createSignerOf = (namespace: ChainNamespace) =>
    createSigner({
      namespace,
      info: { id: connectorId, type: 'WALLET_CONNECT', name: peerName, namespace },
      getGrant: () => toGrant(grants, namespace),
      networkIds: [],
      servesAllNetworks: supportsAllNetworks,
      send: async (request) => (onRequest ? onRequest(request) : refuse()),
      disconnect,
    })
  const session: PairedWallet = {
    topic,
    peer: { name: peerName, icon: undefined, url: undefined },
    supportsAllNetworks,
    getExpiresAt: () => expiresAt,
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
    hasEnded: () => ended,
    update: (next) => {
      grants = next
      for (const signer of signers.values()) signer.refresh()
      for (const listener of [...listeners]) listener.updated()
    },
    receive: (event) => {
      for (const [namespace, signer] of signers)
        if (`${event.chainId}`.startsWith(`${namespace}:`)) signer.receive(event)
    },
  }
}
