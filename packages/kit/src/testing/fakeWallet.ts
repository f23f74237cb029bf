import {
  type CaipNetworkId,
  ConnectionRejectedError,
  type ConnectOptions,
  type Connector,
  type ConnectorInfo,
  ConnectorNotConnectedError,
  type EthereumFeatures,
  parseCaipNetworkId,
  type ReplacementAct,
  type ReplacingFeatures,
  type SendFeatures,
  type SendOrder,
  type SwapFeatures,
  type SwapStep,
  type Wallet,
  type WalletAccount,
  WalletBusyError,
  type WalletListener,
  type WalletRequestOptions,
} from '@latchkey/core'
import type { LoginInfo } from '../kit/LoginInfo.ts'

type Request = 'connect' | 'switchNetwork' | 'signMessage' | 'disconnect' | 'send' | 'swap'

export type FakeWalletOptions = {
  readonly id?: string
  readonly name?: string
  /** Accounts of the wallet, as addresses or complete accounts, the active one first. */
  readonly accounts?: readonly (string | WalletAccount)[]
  readonly caipNetworkId?: CaipNetworkId
  /** The kind of request that the wallet's user rejects. All others are approved. */
  readonly rejects?: Request
  /** The kind of request that the wallet never answers. */
  readonly hangs?: Request
  /**
   * The kind of request that the wallet answers as busy, because it shows an earlier request. Until
   * the user has answered that one, the wallet shares no account.
   */
  readonly busy?: Request
  /** Returns the signature for a message. Default: `signed:` and the length of the message. */
  readonly sign?: (message: string) => string
  /** Names of features that the wallet does not support. */
  readonly lacks?: readonly (keyof Wallet['features'])[]
  readonly info?: Partial<ConnectorInfo>
  /**
   * Replaces functions of the wallet's send feature. By default the network accepts every
   * transaction immediately.
   */
  readonly send?: Partial<SendFeatures>
  /**
   * Replaces functions with which the wallet replaces transactions. By default a replacement costs
   * twice as much.
   */
  readonly replacing?: Partial<ReplacingFeatures>
  /** Replaces functions of the wallet's swap feature. By default every swap succeeds as quoted. */
  readonly swap?: Partial<SwapFeatures>
  /** EVM-only features that the wallet supports, e.g. permissions. Default: none. */
  readonly ethereum?: Partial<EthereumFeatures>
  /** Data of the login if the wallet is an embedded one, from `fakeLogin`. */
  readonly login?: LoginInfo
}

/**
 * A fake wallet: its connector, the connected wallet, and functions for the actions of its user.
 */
export type FakeWallet = {
  readonly login?: LoginInfo
  readonly connector: Connector
  readonly wallet: Wallet
  readonly connect: (options: ConnectOptions) => Promise<Wallet>
  /** Kinds of requests that the wallet has received, in order. */
  readonly requests: readonly Request[]
  /** Transfers that the wallet has sent, in order. */
  readonly sent: readonly SendOrder[]
  /** Replacements that the wallet has sent, in order: `speedUp` or `cancel`. */
  readonly replaced: readonly ReplacementAct[]
  /** Approvals and swaps that the wallet has sent, in order. */
  readonly swapped: readonly SwapStep[]
  /** Changes the wallet's answers to all later requests. */
  readonly behave: (behaviour: Behaviour) => void
  readonly changeAccounts: (addresses: readonly string[]) => void
  readonly changeNetwork: (caipNetworkId: CaipNetworkId) => void
  /** Ends the connection, as if the user had disconnected the site in the wallet. */
  readonly drop: () => void
  /** Returns the accounts that the wallet shares now, the active one first. */
  readonly getAccounts: () => readonly WalletAccount[]
  readonly getNetworkId: () => CaipNetworkId
  /** Returns the number of active event listeners. 0 after a clean disconnect. */
  readonly getListenerCount: () => number
}

type Behaviour = Pick<FakeWalletOptions, 'rejects' | 'hangs' | 'busy'>

function toAccounts(accounts: readonly (string | WalletAccount)[]): readonly WalletAccount[] {
  return accounts.map((account) => (typeof account === 'string' ? { address: account } : account))
}

function answerAs(request: Request, connectorId: string, behaviour: Behaviour): Promise<void> {
  if (behaviour.hangs === request) return new Promise<never>(() => {})
  if (behaviour.busy === request) return Promise.reject(new WalletBusyError({ connectorId }))
  if (behaviour.rejects !== request) return Promise.resolve()
  return Promise.reject(new ConnectionRejectedError({ connectorId }))
}

function pickBehaviour({ rejects, hangs, busy }: FakeWalletOptions): Behaviour {
  return { ...(rejects && { rejects }), ...(hangs && { hangs }), ...(busy && { busy }) }
}

/** Creates a wallet with one account on Ethereum that approves every request. */
export function fakeWallet(options: FakeWalletOptions = {}): FakeWallet {
  const {
    id = 'test.wallet',
    name = 'Test Wallet',
    caipNetworkId = 'eip155:1',
    lacks = [],
  } = options
  const state = {
    accounts: toAccounts(options.accounts ?? ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed']),
    caipNetworkId,
    behaviour: pickBehaviour(options),
  }
  const listeners = new Set<WalletListener>()
  const requests: Request[] = []
  const sent: SendOrder[] = []
  const swapped: SwapStep[] = []
  const replaced: ReplacementAct[] = []
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  const info: ConnectorInfo = { id, name, type: 'ANNOUNCED', rdns: id, namespace, ...options.info }
  const connector: Connector = { info, provider: {} }

  const ask = async (request: Request, settings?: WalletRequestOptions) => {
    settings?.signal?.throwIfAborted()
    requests.push(request)
    await answerAs(request, id, state.behaviour)
  }
  const features: Wallet['features'] = {
    switchNetwork: async (network, settings) => {
      await ask('switchNetwork', settings)
      changeNetwork(network.caipNetworkId)
    },
    signMessage: async ({ message }, settings) => {
      await ask('signMessage', settings)
      return options.sign?.(message) ?? `signed:${message.length}`
    },
    send: {
      getFees: async () => ({ slow: 1n, normal: 2n, fast: 3n, reserve: 10n ** 15n }),
      isContract: async () => false,
      readPosition: async () => '0/0',
      send: async (order, settings) => {
        settings?.onAsk?.()
        await ask('send', settings)
        sent.push(order)
        return `hash-${sent.length}`
      },
      waitFor: async () => {},
      ...options.send,
    },
    replacing: {
      getFees: async () => ({ now: 21_000n, speedUp: 42_000n, cancel: 42_000n }),
      replace: async (_sent, { act }, settings) => {
        settings?.onAsk?.()
        await ask('send', settings)
        replaced.push(act)
        return `replacement-${replaced.length}`
      },
      ...options.replacing,
    },
    swap: {
      check: async () => {},
      getDataFee: async () => 0n,
      canBatch: async () => false,
      toFirst: async (step) => step,
      send: async (step, settings) => {
        settings?.onAsk?.()
        await ask('swap', settings)
        swapped.push(step)
        return `0x${swapped.length}`
      },
      ...options.swap,
    },
    selectAccount: (address) => {
      const chosen = state.accounts.filter((account) => account.address === address)
      const others = state.accounts.filter((account) => account.address !== address)
      state.accounts = [...chosen, ...others]
    },
  }
  const { ethereum } = options
  const all = { ...features, ...(ethereum && { ethereum }) }
  const present = Object.entries(all).filter(([name]) => !lacks.some((lack) => lack === name))
  const wallet: Wallet = {
    connector,
    getAccounts: async () => state.accounts,
    getNetworkId: async () => state.caipNetworkId,
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    disconnect: () => ask('disconnect'),
    features: Object.fromEntries(present),
  }
  const changeNetwork = (next: CaipNetworkId) => {
    state.caipNetworkId = next
    for (const listener of [...listeners]) listener.networkChanged(next)
  }
  return {
    ...(options.login && { login: options.login }),
    connector,
    wallet,
    requests,
    sent,
    swapped,
    replaced,
    changeNetwork,
    connect: async ({ silent, allowsLocked, signal }) => {
      if (!silent) await ask('connect', { signal })
      else if (state.behaviour.hangs === 'connect') await new Promise<never>(() => {})
      const isShared = state.accounts.length > 0 && state.behaviour.busy !== 'connect'
      if (!isShared && !(silent && allowsLocked)) throw new ConnectorNotConnectedError()
      return wallet
    },
    behave: (behaviour) => {
      state.behaviour = behaviour
    },
    changeAccounts: (addresses) => {
      state.accounts = toAccounts(addresses)
      for (const listener of [...listeners]) listener.accountsChanged(state.accounts)
    },
    drop: () => {
      state.accounts = []
      for (const listener of [...listeners]) listener.disconnected()
    },
    getAccounts: () => state.accounts,
    getNetworkId: () => state.caipNetworkId,
    getListenerCount: () => listeners.size,
  }
}
