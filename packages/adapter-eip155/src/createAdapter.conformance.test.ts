import type { Connector } from '@latchkey/core'
import { mainnet, polygon } from '@latchkey/core/networks'
import { type AdapterSubjectState, describeAdapter } from '@latchkey/core/testing'
import { describe, expect, test } from 'vitest'
import { createAdapter } from './createAdapter.ts'
import { fakeProvider, providerError } from './testing/fakeProvider.ts'

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

describeAdapter(
  { describe, test, expect },
  {
    networks: [mainnet, polygon],
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    createAdapter,
    getCapabilities: async ({ features }) =>
      features.ethereum?.getCapabilities?.({ signal: undefined }),
    estimate: async ({ features }) => features.ethereum?.estimateGas({}, { signal: undefined }),
    createConnector: (state): Connector => ({
      provider: providers[state](),
      info: { id: 'test.wallet', type: 'ANNOUNCED', name: 'Test', namespace: 'eip155' },
    }),
  },
)
