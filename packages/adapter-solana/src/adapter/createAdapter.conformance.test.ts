import type { Connector } from '@latchkey/core'
import { solana, solanaDevnet } from '@latchkey/core/networks'
import { type AdapterSubjectState, describeAdapter } from '@latchkey/core/testing'
import { describe, expect, test } from 'vitest'
import { fakeStandardWallet } from '../testing/fakeStandardWallet.ts'
import { testAddresses } from '../testing/testKeys.ts'
import { createAdapter } from './createAdapter.ts'

const refuse = () => {
  throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
}
const fail = () => {
  throw Object.assign(new Error('Something broke'), { code: -32_603 })
}
/**
 * Providers of the fake wallet for each state of the conformance suite. `null` marks states that
 * are impossible here: a Solana wallet has no capabilities and no gas estimate.
 */
const providers: Record<AdapterSubjectState, (() => unknown) | null> = {
  agrees: () => fakeStandardWallet(),
  refuses: () => fakeStandardWallet({ answers: { 'standard:connect': refuse } }),
  'shares nothing': () => fakeStandardWallet({ addresses: [] }),
  'never answers': () =>
    fakeStandardWallet({ answers: { 'standard:connect': () => new Promise(() => {}) } }),
  'has no provider': () => undefined,
  'names no network': () => fakeStandardWallet({ chains: [] }),
  'keeps its network': () => fakeStandardWallet({ chains: ['solana:mainnet'] }),
  'fails to sign': () => fakeStandardWallet({ answers: { 'solana:signMessage': fail } }),
  'garbles its capabilities': null,
  'fails to estimate': null,
}

describeAdapter(
  { describe, test, expect },
  {
    networks: [solana, solanaDevnet],
    address: testAddresses[0] ?? '',
    createAdapter,
    createConnector: (state): Connector | undefined => {
      const create = providers[state]
      return create
        ? {
            provider: create(),
            info: {
              id: 'Test Wallet',
              type: 'ANNOUNCED',
              name: 'Test Wallet',
              namespace: 'solana',
            },
          }
        : undefined
    },
  },
)
