import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getWalletAssets } from './getWalletAssets.ts'

const metadata = { name: 'Ether', symbol: 'ETH', decimals: 18, iconUrl: '', price: 3_000 }
const ether = { address: 'native', balance: '0x10', type: 'NATIVE', metadata }

test('K-WORLD-08: an asset that lacks a field is left out, the others are listed', () => {
  const { balance: _, ...broken } = ether
  const result = { '0x1': [broken, ether, null], '0xa': [broken] }
  const answer = z.parse(getWalletAssets.response, { jsonrpc: '2.0', id: 1, result })
  expect(answer).toEqual({ '0x1': [ether], '0xa': [] })
})
