import type { Connector, RemoteSigner, Wallet } from '@latchkey/core'
import { mainnet, polygon } from '@latchkey/core/networks'
import {
  type AdapterSubjectState,
  type ConnectorKind,
  describeAdapter,
} from '@latchkey/core/testing'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fakeProvider, providerError } from '../testing/fakeProvider.ts'
import { fakeRemote } from '../testing/fakeRemote.ts'
import { serveChain } from '../testing/serveChain.ts'
import { createAdapter } from './createAdapter.ts'

const refuse = () => {
  throw providerError(4001, 'User rejected')
}
const fail = () => {
  throw providerError(-32603, 'Something broke')
}
const providers: Record<AdapterSubjectState, () => unknown> = {
  agrees: () => fakeProvider(),
  refuses: () => fakeProvider({ answers: { eth_requestAccounts: refuse } }),
  'shares nothing': () => fakeProvider({ accounts: [] }),
  'never answers': () =>
    fakeProvider({ answers: { eth_requestAccounts: () => new Promise(() => {}) } }),
  'has no provider': () => undefined,
  'names no network': () => fakeProvider({ answers: { eth_chainId: () => null } }),
  'keeps its network': () =>
    fakeProvider({ chains: [1], answers: { wallet_addEthereumChain: fail } }),
  'fails to sign': () => fakeProvider({ answers: { personal_sign: fail } }),
  'garbles its capabilities': () =>
    fakeProvider({ answers: { wallet_getCapabilities: () => 'everything' } }),
  'fails to estimate': () => fakeProvider({ answers: { eth_estimateGas: fail } }),
}

const server = setupServer()
beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' })
  server.use(serveChain('https://node.example/', reads))
})
afterAll(() => server.close())

const node = { ...mainnet, rpcUrls: { default: { http: ['https://node.example/'] } } }
const networks = [node, polygon] as const
const hash = `0x${'12'.repeat(32)}`
const reads = { eth_call: `0x${'2a'.padStart(64, '0')}`, eth_estimateGas: '0x5208' }
const sends = { eth_sendTransaction: hash }
const connectOptions = { networks, silent: false, signal: undefined }

/**
 * Remote wallets by kind. A WalletConnect wallet answers only requests that its user approves, and
 * the secure frame also answers reads. A page wallet does both.
 */
const remotes: Readonly<Record<Exclude<ConnectorKind, 'page wallet'>, () => RemoteSigner>> = {
  WalletConnect: () => fakeRemote({ answers: sends }).remote,
  login: () => fakeRemote({ answers: { ...reads, ...sends }, readsChains: true }).remote,
}

function connect(kind: ConnectorKind): Promise<Wallet> {
  const adapter = createAdapter({ networks })
  if (kind !== 'page wallet') return adapter.wrap(remotes[kind](), connectOptions)
  const answers = Object.entries({ ...reads, ...sends }).map(([name, value]) => [name, () => value])
  const info = { id: 'test.wallet', type: 'ANNOUNCED', name: 'Test', namespace: 'eip155' } as const
  const provider = fakeProvider({ answers: Object.fromEntries(answers) })
  return adapter.connect({ info, provider }, connectOptions)
}

const to = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const abi = [
  {
    type: 'function',
    name: 'answer',
    stateMutability: 'view',
    inputs: [],
    outputs: [{ type: 'uint256' }],
  },
]
const unbounded = { signal: undefined }

describeAdapter(
  { describe, test, expect },
  {
    networks,
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    createAdapter,
    getCapabilities: async ({ features }) =>
      features.ethereum?.getCapabilities?.({ signal: undefined }),
    estimate: async ({ features }) => features.ethereum?.estimateGas({}, { signal: undefined }),
    use: {
      connect,
      acts: {
        read: async ({ features }) =>
          features.ethereum?.readContract({ address: to, abi, functionName: 'answer' }, unbounded),
        estimate: async ({ features }) => features.ethereum?.estimateGas({ to }, unbounded),
        send: async ({ features }) => features.ethereum?.sendTransaction({ to }, unbounded),
      },
      answers: { read: 42n, estimate: 21_000n, send: hash },
    },
    createConnector: (state): Connector => ({
      provider: providers[state](),
      info: { id: 'test.wallet', type: 'ANNOUNCED', name: 'Test', namespace: 'eip155' },
    }),
  },
)
