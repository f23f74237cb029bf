import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getWallets } from './getWallets.ts'

const lantern = {
  id: '7b1f0c7d5a4e4f0f9f5b2b6c1d3e8a907b1f0c7d5a4e4f0f9f5b2b6c1d3e8a90',
  name: 'Lantern Wallet',
  badge_type: 'certified',
  homepage: 'https://lantern.example.test',
  chains: ['eip155:1', 'eip155:137', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  image_id: '3f0b2c5e-1d2e-4f6a-8b90-1234567890ab',
  order: 10,
  link_mode: null,
  mobile_link: 'lantern://',
  desktop_link: null,
  webapp_link: 'https://app.lantern.example.test',
  app_store: 'https://apps.example.test/lantern',
  play_store: null,
  chrome_store: null,
  rdns: 'test.example.lantern',
  injected: [{ namespace: 'eip155', injected_id: 'isLantern' }],
  supports_wc: true,
}

function read(...data: unknown[]) {
  return z.parse(getWallets.response, { data, count: data.length }).data
}

test('default: accepts the example of the contract unchanged', () => {
  expect(read(lantern)).toEqual([lantern])
})

test('behavior: requires only id and name, and drops unknown keys', () => {
  const { id, name } = lantern
  expect(read({ id, name, script: '<b>' })).toEqual([{ id, name }])
})

test.each([
  ['no object', 7],
  ['an id that is no directory id', { ...lantern, id: '../../etc' }],
  ['no name', { ...lantern, name: '' }],
  ['a name over 256 characters', { ...lantern, name: 'x'.repeat(257) }],
  ['a link that is no text', { ...lantern, mobile_link: { href: 'x' } }],
  ['a link over 2,048 characters', { ...lantern, homepage: `https://x.test/${'x'.repeat(2_048)}` }],
  ['a badge nobody knows', { ...lantern, badge_type: 'gold' }],
  ['an order that is no number', { ...lantern, order: Number.NaN }],
])('S-63: drops an invalid row only: %s', (_, row) => {
  expect(read(row, lantern)).toEqual([lantern])
})

test('S-63: drops an invalid chain id but not its wallet', () => {
  expect(read({ ...lantern, chains: ['eip155:1', 'x', 5] })).toEqual([
    { ...lantern, chains: ['eip155:1'] },
  ])
})

test.each([-1, 1.5, '12', undefined])('S-63: rejects an answer with the count %s', (count) => {
  expect(z.safeParse(getWallets.response, { data: [], count }).success).toBe(false)
})
