import { expect, test } from 'vitest'
import { ChainDownError } from './ChainDownError.ts'
import type { EvmChain } from './createEvmChain.ts'
import { readGasPrice } from './readGasPrice.ts'

/** Creates a fake chain whose node answers only the given methods. */
function fakeChain(answers: Readonly<Record<string, unknown>>): EvmChain {
  const refuse = () =>
    Promise.reject(new ChainDownError({ chain: 'eip155:1', reason: 'refused', refused: true }))
  return {
    network: {
      caipNetworkId: 'eip155:1',
      name: 'Ethereum',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrl: 'http://127.0.0.1:9',
      confirmations: 1,
      startBlock: 0,
      traces: false,
    },
    forward: refuse,
    requestTogether: refuse,
    request: ({ method }) =>
      Object.hasOwn(answers, method) ? Promise.resolve(answers[method]) : refuse(),
  }
}

test('default: twice the next base fee, and the mean of the tips at each percentile', async () => {
  const history = {
    baseFeePerGas: ['0x1', '0xa'],
    reward: [
      ['0x1', '0x4', '0x8'],
      ['0x3', '0x6', '0xa'],
    ],
  }
  expect(await readGasPrice(fakeChain({ eth_feeHistory: history }))).toEqual({
    standard: 22n,
    fast: 25n,
    instant: 29n,
  })
})

test('behavior: without tips the base fee alone counts', async () => {
  const history = { baseFeePerGas: ['0xa'], reward: null }
  expect(await readGasPrice(fakeChain({ eth_feeHistory: history }))).toEqual({
    standard: 20n,
    fast: 20n,
    instant: 20n,
  })
})

test('behavior: a chain without a base fee has its own price, and a fifth and a half more', async () => {
  const chain = fakeChain({ eth_feeHistory: { baseFeePerGas: ['0x0'] }, eth_gasPrice: '0x64' })
  expect(await readGasPrice(chain)).toEqual({ standard: 100n, fast: 120n, instant: 150n })
})
