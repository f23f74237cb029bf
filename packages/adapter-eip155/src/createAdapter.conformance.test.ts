import type { Connector } from '@latchkey/core'
import { mainnet, polygon } from '@latchkey/core/networks'
import { describeAdapter } from '@latchkey/core/testing'
import { describe, expect, test } from 'vitest'
import { createAdapter } from './createAdapter.ts'
import { fakeProvider, providerError } from './testing/fakeProvider.ts'

const refuse = () => {
  throw providerError(4001, 'User rejected')
}
const providers = {
  agrees: () => fakeProvider(),
  refuses: () => fakeProvider({ answers: { eth_requestAccounts: refuse } }),
  'shares nothing': () => fakeProvider({ accounts: [] }),
  'never answers': () =>
    fakeProvider({ answers: { eth_requestAccounts: () => new Promise(() => {}) } }),
  'has no provider': () => undefined,
}

describeAdapter(
  { describe, test, expect },
  {
    networks: [mainnet, polygon],
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    createAdapter,
    createConnector: (state): Connector => ({
      provider: providers[state](),
      info: { id: 'test.wallet', type: 'ANNOUNCED', name: 'Test', namespace: 'eip155' },
    }),
  },
)
