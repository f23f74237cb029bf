import type { ConnectorInfo } from '@latchkey/core'
import { expect, test } from 'vitest'
import { getVisibleWallets, getWalletSections, searchWallets } from './walletSections.ts'

const wallet = (name: string, rest: Partial<ConnectorInfo> = {}): ConnectorInfo => ({
  id: name.toLowerCase(),
  type: 'ANNOUNCED',
  name,
  namespace: 'eip155',
  ...rest,
})
const desktop = { isMobile: () => false }
const names = (wallets: readonly ConnectorInfo[]) => wallets.map((entry) => entry.name)

test('K-CONN-03: sections appear only with entries, in the default order', () => {
  const wallets = [
    wallet('Ext', { type: 'EXTERNAL' }),
    wallet('Inj', { type: 'INJECTED' }),
    wallet('Ann'),
  ]
  const sections = getWalletSections(wallets)
  expect(sections.map((entry) => entry.section)).toEqual(['injected', 'external'])
  expect(names(sections[0]?.wallets ?? [])).toEqual(['Ann', 'Inj'])
  expect(getWalletSections([])).toEqual([])
})

test('K-CONN-03: a configured type order overrides the default, unnamed sections follow', () => {
  const wallets = [wallet('Ann'), wallet('Ext', { type: 'EXTERNAL' })]
  const sections = getWalletSections(wallets, ['recommended', 'external'])
  expect(sections.map((entry) => entry.section)).toEqual(['external', 'injected'])
})

test('behavior: an excluded directory id never shows, an include list hides every other', () => {
  const wallets = [wallet('A', { explorerId: 'a' }), wallet('B', { explorerId: 'b' }), wallet('C')]
  expect(names(getVisibleWallets(wallets, { ...desktop, excludeWalletIds: ['a'] }))).toEqual([
    'B',
    'C',
  ])
  expect(names(getVisibleWallets(wallets, { ...desktop, includeWalletIds: ['b'] }))).toEqual(['B'])
  expect(names(getVisibleWallets(wallets, { ...desktop, includeWalletIds: [] }))).toHaveLength(3)
})

test('K-CONN-10: the generic browser wallet is hidden on desktop and shown on mobile once injected', () => {
  const generic = wallet('Browser Wallet', { type: 'INJECTED' })
  expect(getVisibleWallets([generic], desktop)).toEqual([])
  expect(getVisibleWallets([generic], { isMobile: () => true })).toEqual([generic])
})

test('parameters: namespace', () => {
  const wallets = [wallet('A'), wallet('B', { namespace: 'solana' })]
  expect(names(getVisibleWallets(wallets, { ...desktop, namespace: 'solana' }))).toEqual(['B'])
})

test('K-CONN-17: a search filters from two characters on', () => {
  const wallets = [wallet('Amber'), wallet('Basalt')]
  expect(searchWallets(wallets, 'b')).toBe(wallets)
  expect(names(searchWallets(wallets, ' BAS'))).toEqual(['Basalt'])
  expect(searchWallets(wallets, 'zz')).toEqual([])
})
