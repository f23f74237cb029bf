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
  type WalletListener,
  type WalletRequestOptions,
} from '@latchkey/core'
import type { LoginInfo } from '../kit/LoginInfo.ts'

type Request = 'connect' | 'switchNetwork' | 'signMessage' | 'disconnect' | 'send' | 'swap'

export type FakeWalletOptions = {
  readonly id?: string
  readonly name?: string
  /** Plain addresses or whole accounts, the active one first. */
  readonly accounts?: readonly (string | WalletAccount)[]
  readonly caipNetworkId?: CaipNetworkId
  /** The person refuses this. */
  readonly rejects?: Request
  /** The wallet never answers this. */
  readonly hangs?: Request
  /** How it signs messages. Default: `signed:` and the length of the message. */
  readonly sign?: (message: string) => string
  /** Features the wallet does not have. */
  readonly lacks?: readonly (keyof Wallet['features'])[]
  readonly info?: Partial<ConnectorInfo>
  /** What sending is like, in place of a network that takes everything at once. */
  readonly send?: Partial<SendFeatures>
  /** What replacing is like, in place of a network on which everything costs twice as much. */
  readonly replacing?: Partial<ReplacingFeatures>
  /** What swapping is like, in place of a wallet that finds everything as it was shown. */
  readonly swap?: Partial<SwapFeatures>
  /** What an EVM wallet answers beside sending and swapping; what is left out it cannot do. */
  readonly ethereum?: Partial<EthereumFeatures>
  /** Of a login; see `fakeLogin`. */
  readonly login?: LoginInfo
}

/** A wallet of a test: a connector, the live wallet, and the hands of the person who holds it. */
export type FakeWallet = {
  readonly login?: LoginInfo
  readonly connector: Connector
  readonly wallet: Wallet
  readonly connect: (options: ConnectOptions) => Promise<Wallet>
  /** What the wallet was asked for, in order. */
  readonly requests: readonly Request[]
  /** What it has sent, in order. */
  readonly sent: readonly SendOrder[]
  /** What it was asked to replace what it had sent with, in order. */
  readonly replaced: readonly ReplacementAct[]
  /** What it was asked to approve and swap, and has sent, in order. */
  readonly swapped: readonly SwapStep[]
  /** Changes how the wallet behaves from now on. */
  readonly behave: (behaviour: { readonly rejects?: Request; readonly hangs?: Request }) => void
  readonly changeAccounts: (addresses: readonly string[]) => void
  readonly changeNetwork: (caipNetworkId: CaipNetworkId) => void
  /** Ends the connection from the wallet's side. */
  readonly drop: () => void
  /** Accounts as of now, the active one first. */
  readonly getAccounts: () => readonly WalletAccount[]
  readonly getNetworkId: () => CaipNetworkId
  /** How many listen to it: 0 after a clean end. */
  readonly getListenerCount: () => number
}

type Behaviour = { readonly rejects?: Request; readonly hangs?: Request }

function toAccounts(accounts: readonly (string | WalletAccount)[]): readonly WalletAccount[] {
  return accounts.map((account) => (typeof account === 'string' ? { address: account } : account))
}

function answerAs(request: Request, connectorId: string, behaviour: Behaviour): Promise<void> {
  if (behaviour.hangs === request) return new Promise<never>(() => {})
  if (behaviour.rejects !== request) return Promise.resolve()
  return Promise.reject(new ConnectionRejectedError({ connectorId }))
}

function pickBehaviour({ rejects, hangs }: FakeWalletOptions): Behaviour {
  return { ...(rejects && { rejects }), ...(hangs && { hangs }) }
}

/** Creates a wallet with one account on Ethereum that agrees to everything. */
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
    connect: async ({ silent, signal }) => {
      if (!silent) await ask('connect', { signal })
      else if (state.behaviour.hangs === 'connect') await new Promise<never>(() => {})
      if (state.accounts.length === 0) throw new ConnectorNotConnectedError()
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
