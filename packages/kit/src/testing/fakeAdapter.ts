import {
  type AdapterLoader,
  type Balance,
  type BalanceOptions,
  type ChainAdapter,
  type ChainNamespace,
  type Connector,
  ConnectorNotFoundError,
} from '@latchkey/core'
import type { FakeWallet } from './fakeWallet.ts'
import { wrapRemote } from './wrapRemote.ts'

export type FakeAdapterOptions = {
  readonly namespace?: ChainNamespace
  /** Fake wallets that discovery finds in the page. */
  readonly wallets?: readonly FakeWallet[]
  /** Returns the balance of every account and may throw. Default 1.5 of the native currency. */
  readonly getBalance?: (options: BalanceOptions) => Balance | Promise<Balance>
  /** Resolves names of the public name service. Default: there is none. */
  readonly resolveName?: ChainAdapter['resolveName']
}

export type FakeAdapter = AdapterLoader & {
  /** How often the kit has loaded each part of the adapter. */
  readonly loads: { readonly discover: number; readonly adapter: number }
  /** Adds a wallet to the page, as an extension that loads late does. */
  readonly announce: (wallet: FakeWallet) => void
}

const defaultBalance = ({ network }: BalanceOptions): Balance => {
  const { decimals, symbol } = network.nativeCurrency
  return { amount: 3n * 10n ** BigInt(decimals - 1) * 5n, decimals, symbol }
}

/** Creates an adapter for tests whose wallets are fakes. */
export function fakeAdapter(options: FakeAdapterOptions = {}): FakeAdapter {
  const { namespace = 'eip155', getBalance = defaultBalance, resolveName } = options
  const wallets = [...(options.wallets ?? [])]
  const listeners = new Set<(connectors: readonly Connector[]) => void>()
  const loads = { discover: 0, adapter: 0 }
  const getConnectors = () => wallets.map((wallet) => wallet.connector)

  return {
    namespace,
    loads,
    announce: (wallet) => {
      wallets.push(wallet)
      for (const listener of [...listeners]) listener(getConnectors())
    },
    discover: async () => {
      loads.discover += 1
      return {
        createDiscovery: () => ({
          namespace,
          watchConnectors: (onChange) => {
            listeners.add(onChange)
            onChange(getConnectors())
            return () => listeners.delete(onChange)
          },
        }),
      }
    },
    load: async () => {
      loads.adapter += 1
      return {
        createAdapter: () => ({
          namespace,
          isAddress: (value) => value.startsWith('0x'),
          connect: async (connector, settings) => {
            const { id: connectorId } = connector.info
            const wallet = wallets.find((other) => other.connector.info.id === connectorId)
            if (!wallet) throw new ConnectorNotFoundError({ connectorId })
            return wallet.connect(settings)
          },
          wrap: async (remote) => wrapRemote(remote),
          getBalance: async (settings) => getBalance(settings),
          ...(resolveName && { resolveName }),
        }),
      }
    },
  }
}
