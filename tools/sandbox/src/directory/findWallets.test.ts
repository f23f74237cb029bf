import { connectorDirectoryIds, walletAliases } from '@latchkey/core/directory'
import { expect, test } from 'vitest'
import { findWallets, WalletQuery } from './findWallets.ts'
import { createWallets } from './wallets/createWallets.ts'

const wallets = createWallets({ walletOrigin: 'http://wallet.latchkey.localhost:4100' })

function find(query: Record<string, string> = {}) {
  return findWallets(wallets, WalletQuery.parse({ page: '1', entries: '100', ...query }))
}
const names = (query: Record<string, string>) => find(query).data.map(({ name }) => name)

test('default: at least 600 wallets, in a stable order, the same on every start', () => {
  expect(wallets.length).toBeGreaterThanOrEqual(600)
  expect(createWallets({ walletOrigin: 'http://wallet.latchkey.localhost:4100' })).toEqual(wallets)
  expect(wallets.map(({ order }) => order)).toEqual(wallets.map((_, index) => index))
  expect(new Set(wallets.map(({ id }) => id)).size).toBe(wallets.length)
  expect(new Set(wallets.map(({ image_id }) => image_id)).size).toBe(wallets.length)
})

test('default: every wallet of the specification is listed', () => {
  const ids = wallets.map(({ id }) => id)
  const named = [...Object.values(walletAliases), ...Object.values(connectorDirectoryIds)]
  expect(named.filter((id) => !ids.includes(id))).toEqual([])
})

test('default: at least 30 ways to be linked', () => {
  const probes = wallets.filter(({ name }) => name.startsWith('Probe: '))
  expect(probes.length).toBeGreaterThanOrEqual(30)
})

test('parameters: pages follow each other without gap or overlap, the count is of all', () => {
  const pages = ['1', '2', '3'].map((page) => find({ page, entries: '40' }))
  const ids = pages.flatMap(({ data }) => data.map(({ id }) => id))
  expect(new Set(ids).size).toBe(120)
  expect(ids).toEqual(
    find({ entries: '100' })
      .data.map(({ id }) => id)
      .concat(ids.slice(100)),
  )
  expect(new Set(pages.map(({ count }) => count)).size).toBe(1)
  expect(find({ page: '9999' }).data).toEqual([])
})

test('parameters: search is part of the name in any case', () => {
  expect(names({ search: ' metaM ' })).toEqual(['MetaMask'])
  expect(find({ search: 'there is none' })).toEqual({ data: [], count: 0 })
})

test('parameters: include restricts, exclude removes', () => {
  const { metamask, phantom } = walletAliases
  expect(names({ include: `${phantom},${metamask}` })).toEqual(['MetaMask', 'Phantom'])
  expect(names({ include: `${phantom},${metamask}`, exclude: metamask })).toEqual(['Phantom'])
})

test('parameters: chains match by any overlap; a wallet without chains is left out', () => {
  const bitcoin = 'bip122:000000000019d6689c085ae165831e93'
  const { data } = find({ chains: `eip155:999,${bitcoin}` })
  expect(data.every(({ chains }) => chains?.includes(bitcoin))).toBe(true)
  expect(names({ search: 'Probe: chains untold' })).toHaveLength(1)
  expect(names({ search: 'Probe: chains untold', chains: 'eip155:1' })).toEqual([])
})

test.each(['badge', 'badge_type'])('parameters: %s is the same filter', (spelling) => {
  const certified = find({ [spelling]: 'certified' })
  expect(certified.count).toBeLessThan(find().count)
  expect(certified.data.every(({ badge_type }) => badge_type === 'certified')).toBe(true)
  expect(find({ [spelling]: 'none' }).count + certified.count).toBe(find().count)
})

test('parameters: names and rdns look ranks up, either will do', () => {
  const query = { badge: 'certified', names: 'metamask,nobody', rdns: 'app.phantom' }
  expect(names(query)).toEqual(['MetaMask', 'Phantom'])
})

test('parameters: wallets without a relay only on request; payment wallets first on request', () => {
  expect(names({ search: 'Probe: no relay' })).toEqual([])
  expect(names({ search: 'Probe: no relay', include_pay_only: 'true' })).toHaveLength(1)
  expect(names({ sort: 'wcpay', entries: '1' })).toEqual(['Probe: payments and relay'])
})

test('parameters: platform omits wallets that a phone cannot open', () => {
  const { data } = find({ platform: 'ios' })
  expect(data.every((wallet) => wallet.mobile_link || wallet.webapp_link)).toBe(true)
})
