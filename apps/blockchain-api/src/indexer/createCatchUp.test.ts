import { expect, test } from 'vitest'
import { createEvmChain } from '../chain/createEvmChain.ts'
import { createCatchUp } from './createCatchUp.ts'

const chain = createEvmChain({
  caipNetworkId: 'eip155:1',
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrl: 'http://127.0.0.1:9',
  confirmations: 1,
  startBlock: 0,
  traces: false,
})

test('default: it waits until the index is where the chain is', async () => {
  const order: string[] = []
  const catchUp = createCatchUp(
    new Map([['eip155:1', { catchUp: async () => void order.push('index') }]]),
  )
  await catchUp([chain])
  expect(order).toEqual(['index'])
})

test.each([
  ['is slow', () => new Promise<void>(() => undefined)],
  ['is down', () => Promise.reject(new RangeError('down'))],
])('behavior: a chain that %s does not delay requests', async (_, catchUp) => {
  const asked = createCatchUp(new Map([['eip155:1', { catchUp }]]))([chain])
  expect(await asked).toBeUndefined()
})
