import {
  type CaipNetworkId,
  createCoalescer,
  FeatureNotSupportedError,
  type RemoteSigner,
  UnsupportedChainError,
  type WalletAccount,
  type WalletListener,
} from '@latchkey/core'
import { fromAlias, toAlias } from '../namespaces/solanaAliases.ts'
import { askPeer } from './askPeer.ts'
import { readAddresses, readNetworkId } from './readEvent.ts'
import type { SessionEvent, SignerContext } from './SignerContext.ts'

/**
 * The signer of one namespace, with the functions by which its WalletConnect session reports
 * changes.
 */
export type SignerControl = {
  readonly signer: RemoteSigner
  readonly receive: (event: SessionEvent) => void
  /** Called by the WalletConnect session when its accounts or networks were replaced. */
  readonly refresh: () => void
  readonly end: () => void
}

/** Shortest interval between two reports of a signer in milliseconds: 20 a second (S-62). */
const eventIntervalMs = 50

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Creates the signer of one namespace of a WalletConnect session. */
export function createSigner(context: SignerContext): SignerControl {
  const { namespace, info, getGrant, servesAllNetworks } = context
  const listeners = new Set<WalletListener>()
  let chosen: CaipNetworkId | undefined
  let activeAddress: string | undefined

  const listApproved = () => [...new Set(getGrant().networkIds.map(fromAlias))]
  const getNetworkId = (): CaipNetworkId => {
    const approved = listApproved()
    if (chosen && approved.includes(chosen)) return chosen
    const start = context.networkIds.find((id) => approved.includes(id)) ?? approved[0]
    return start ?? context.networkIds[0] ?? `${namespace}:0`
  }
  function getAccounts(): readonly WalletAccount[] {
    const { accounts } = getGrant()
    const here = accounts.filter((account) => fromAlias(account.caipNetworkId) === getNetworkId())
    // A wallet that serves all networks uses its accounts on unapproved networks, too.
    const addresses = (here.length > 0 ? here : accounts).map(({ address }) => address)
    const active = addresses.filter((address) => activeAddress && isSame(address, activeAddress))
    return [...new Set([...active, ...addresses])].map((address) => ({ address }))
  }

  const accountsChange = createCoalescer(eventIntervalMs, (accounts: readonly WalletAccount[]) => {
    for (const listener of listeners) listener.accountsChanged(accounts)
  })
  const networkChange = createCoalescer(eventIntervalMs, (networkId: CaipNetworkId) => {
    for (const listener of listeners) listener.networkChanged(networkId)
  })
  let reported = JSON.stringify(getAccounts())
  let reportedNetwork = getNetworkId()
  function refresh(): void {
    const networkId = getNetworkId()
    const isGranted = listApproved().length > 0
    if (isGranted && networkId !== reportedNetwork) networkChange.push(networkId)
    reportedNetwork = networkId
    const accounts = getAccounts()
    const text = JSON.stringify(accounts)
    if (text === reported) return
    reported = text
    accountsChange.push(accounts)
  }
  function setNetworkId(next: CaipNetworkId): void {
    chosen = fromAlias(next)
    refresh()
  }
  function toChainId(networkId: CaipNetworkId): CaipNetworkId {
    const { networkIds } = getGrant()
    const found = [networkId, toAlias(networkId)].find((id) => id && networkIds.includes(id))
    if (!found) throw new UnsupportedChainError({ caipNetworkId: networkId })
    return found
  }

  const signer: RemoteSigner = {
    namespace,
    info,
    getNetworkIds: () => (servesAllNetworks ? undefined : listApproved()),
    canSignOn: (networkId) => listApproved().includes(fromAlias(networkId)),
    getNetworkId,
    setNetworkId,
    getAccounts,
    getMethods: () => getGrant().methods,
    request: async ({ method, params, caipNetworkId = getNetworkId() }, { signal }) => {
      signal?.throwIfAborted()
      if (!getGrant().methods.includes(method)) {
        const message = `Method ${method} is not supported`
        throw new FeatureNotSupportedError({ feature: method, message })
      }
      const chainId = toChainId(caipNetworkId)
      return askPeer(() => context.send({ method, params, chainId }), { method, signal })
    },
    watch: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    disconnect: context.disconnect,
  }
  return {
    signer,
    refresh,
    receive: (event) => {
      if (event.name === 'accountsChanged') {
        const own = getAccounts()
        const next = readAddresses(event.data).find((address) =>
          own.some((account) => isSame(account.address, address)),
        )
        if (next) activeAddress = next
        refresh()
      }
      const networkId = event.name === 'chainChanged' && readNetworkId(namespace, event)
      if (networkId) setNetworkId(networkId)
    },
    end: () => {
      accountsChange.stop()
      networkChange.stop()
      for (const listener of [...listeners]) listener.disconnected()
      listeners.clear()
    },
  }
}
