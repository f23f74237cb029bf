import { expect, test } from 'vitest'
import type { HistoryEntry, Moved } from './HistoryEntry.ts'
import { priceHistory } from './priceHistory.ts'
import { priceHoldings } from './priceHoldings.ts'

const gold = `eip155:1:0x${'67'.repeat(20)}`
const moved = (asset: string, more: Partial<Moved> = {}): Moved => ({
  ...{ asset, name: 'Gold', symbol: 'GOLD', decimals: 6, amount: 1_500_000n, direction: 'in' },
  ...more,
})
const entry: HistoryEntry = {
  ...{ chain: 'eip155:1', hash: '0x1', operation: 'receive', status: 'confirmed', nonce: 1 },
  ...{ sentFrom: '0x2', sentTo: '0x3', minedAt: 0 },
  moved: [moved('eip155:1'), moved(gold), moved(gold, { tokenId: '7', decimals: 0, amount: 1n })],
}

test('K-WORLD-14a: a transfer has the address of its token or collectible', async () => {
  const prices = { readRate: async () => 1, readUsd: async () => undefined }
  const [transaction] = await priceHistory([entry], {
    prices,
    currency: 'usd',
    listed: new Set([gold]),
  })
  expect(transaction?.transfers).toMatchObject([
    { fungible_info: { address: null, name: 'Gold', listed: true }, nft_info: null },
    { fungible_info: { address: gold, name: 'Gold', listed: true }, nft_info: null },
    { fungible_info: null, nft_info: { address: gold, token_id: '7' } },
  ])
})

test('K-WORLD-14b: a token outside the list of the operator is not listed in the history', async () => {
  const prices = { readRate: async () => 1, readUsd: async () => undefined }
  const listed = new Set([`${gold}0`])
  const [transaction] = await priceHistory([entry], { prices, currency: 'usd', listed })
  expect(transaction?.transfers?.map(({ fungible_info }) => fungible_info?.listed)).toEqual([
    true,
    false,
    undefined,
  ])
})

test('K-WORLD-14e: only transfers that another account made are marked as foreign', async () => {
  const prices = { readRate: async () => 1, readUsd: async () => undefined }
  const foreign = {
    ...entry,
    moved: entry.moved.map((each) => ({ ...each, foreign: true as const })),
  }
  const parts = { prices, currency: 'usd', listed: new Set<string>() } as const
  const rows = await priceHistory([entry, foreign], parts)
  expect(rows.map(({ transfers }) => transfers?.map((each) => each.foreign))).toEqual([
    [undefined, undefined, undefined],
    [true, true, true],
  ])
})

test('S-142: amounts of a token with impossible decimals are shown in base units', async () => {
  const prices = { readRate: async () => 1, readUsd: async () => undefined }
  const parts = { prices, currency: 'usd', listed: new Set<string>() } as const
  const odd = { ...entry, moved: [moved(gold, { decimals: 2 ** 31 })] }
  const [transaction] = await priceHistory([odd], parts)
  expect(transaction?.transfers?.[0]?.quantity).toEqual({ numeric: '1500000' })
  const held = { asset: gold, name: 'Gold', symbol: 'GOLD', decimals: 2 ** 31, amount: 1_500_000n }
  const [balance] = await priceHoldings([held], 'eip155:1', parts)
  expect(balance?.quantity.numeric).toBe('1500000')
})
