import type { ConnectorInfo, DirectoryWallet } from '@latchkey/core'
import { connectorDirectoryIds, walletAliases } from '@latchkey/core/directory'
import type { SuggestedWallets } from '@latchkey/kit'
import { expect, test } from 'vitest'
import { getEntryName, type WalletEntry } from './WalletEntry.ts'
import { countPendingRows, getWalletSections, type WalletSectionsInput } from './walletSections.ts'

const connector = (name: string, rest: Partial<ConnectorInfo> = {}): ConnectorInfo => ({
  id: name.toLowerCase(),
  type: 'ANNOUNCED',
  name,
  namespace: 'eip155',
  ...rest,
})
const walletConnect = connector('WalletConnect', { id: 'walletConnect', type: 'WALLET_CONNECT' })
const wallet = (name: string, rest: Partial<DirectoryWallet> = {}): DirectoryWallet => ({
  id: `id-${name}`,
  name,
  chains: ['eip155:1'],
  ...rest,
})
const quiet: SuggestedWallets = {
  featured: [],
  recommended: [],
  excluded: [],
  ranked: [],
  knownIds: { connectors: connectorDirectoryIds, images: {} },
  count: 0,
  pending: false,
}

type Input = Partial<Omit<WalletSectionsInput, 'suggested'>> & {
  readonly suggested?: Partial<SuggestedWallets>
}
const toInput = ({ suggested, ...rest }: Input): WalletSectionsInput => ({
  connectors: [],
  recentWallets: [],
  activeNamespace: 'eip155',
  networkIds: ['eip155:1'],
  isMobile: false,
  placesTaken: 0,
  suggested: { ...quiet, ...suggested },
  ...rest,
})
const list = (input: Input, order?: Parameters<typeof getWalletSections>[1]) =>
  getWalletSections(toInput(input), order)
const names = (entries: readonly WalletEntry[] = []) => entries.map(getEntryName)
/** One line per section: its name and the names of its entries. */
const lines = (input: Input, order?: Parameters<typeof getWalletSections>[1]) =>
  list(input, order).map(({ section, entries }) => `${section}: ${names(entries).join(', ')}`)
const numbered = (count: number) => Array.from({ length: count }, (_, index) => wallet(`R${index}`))

const everything: Input = {
  connectors: [
    connector('Ext', { type: 'EXTERNAL' }),
    connector('Inj', { type: 'INJECTED' }),
    connector('Ann'),
    walletConnect,
  ],
  recentWallets: [wallet('Rec')],
  customWallets: [wallet('Own')],
  suggested: { featured: [wallet('Feat')], recommended: [wallet('Good'), wallet('Fine')] },
}

test('K-CONN-03: sections appear only with entries, in the default order', () => {
  expect(lines({ ...everything, connectors: [connector('Ann'), walletConnect] })).toEqual([
    'walletConnect: WalletConnect',
    'recent: Rec',
    'injected: Ann',
    'featured: Feat',
    'custom: Own',
    'recommended: Good',
  ])
  expect(lines(everything).at(-1)).toBe('external: Ext')
  const external = connector('Ext', { type: 'EXTERNAL' })
  const suggested = { recommended: [wallet('Good')] }
  expect(lines({ connectors: [external, walletConnect], suggested }).slice(1)).toEqual([
    'external: Ext',
    'recommended: Good',
  ])
  expect(lines({})).toEqual([])
})

test('K-CONN-03: a configured type order overrides the default, unnamed sections follow', () => {
  const sections = list(everything, ['external', 'featured', 'external'])
  expect(sections.map(({ section }) => section)).toEqual([
    'external',
    'featured',
    'walletConnect',
    'recent',
    'injected',
    'custom',
  ])
})

test('K-CONN-03: installed wallets are sorted by kind, then rank, then discovery', () => {
  const connectors = [
    connector('Late', { type: 'INJECTED' }),
    connector('A'),
    connector('B'),
    connector('C', { rdns: 'test.c' }),
    connector('Twice'),
    connector('Twice', { namespace: 'solana' }),
  ]
  const ranked = [wallet('C', { rdns: 'test.c', order: 2 }), wallet('B', { order: 7 })]
  expect(lines({ connectors, suggested: { ranked } })).toEqual(['injected: Twice, C, B, A, Late'])
})

test('K-CONN-05: recommended wallets fill the rows that others leave free, up to four', () => {
  const recommended = numbered(4)
  const count = (input: Input) =>
    list({ ...input, suggested: { recommended, ...input.suggested } }).find(
      ({ section }) => section === 'recommended',
    )?.entries.length ?? 0
  const connectors = [walletConnect]
  expect(count({ connectors })).toBe(4)
  expect(count({ connectors, placesTaken: 2 })).toBe(2)
  expect(count({ connectors: [walletConnect, connector('A'), connector('B')] })).toBe(2)
  const crowded = { connectors, customWallets: [wallet('Own')], placesTaken: 2 }
  expect(count({ ...crowded, suggested: { featured: [wallet('F'), wallet('G')] } })).toBe(0)
})

test('K-CONN-05: without any other wallet to connect, no wallet is recommended', () => {
  const suggested = { recommended: numbered(4) }
  expect(lines({ suggested, connectors: [connector('Ext', { type: 'EXTERNAL' })] })).toEqual([
    'external: Ext',
  ])
})

test('behavior: WalletConnect has no row on a phone but still allows recommendations', () => {
  const suggested = { recommended: numbered(4) }
  expect(lines({ suggested, connectors: [walletConnect], isMobile: true })).toEqual([
    'recommended: R0, R1, R2, R3',
  ])
})

test('K-CONN-06: no recent wallet beside its own connector or on a chain it does not support', () => {
  const recentWallets = [wallet('Ann'), wallet('Sol', { chains: ['solana:x'] }), wallet('Kept')]
  const input = { recentWallets, connectors: [connector('Ann'), walletConnect] }
  expect(lines(input)[1]).toBe('recent: Kept')
  expect(lines({ ...input, activeNamespace: 'solana' })[1]).toBe('recent: Sol')
  expect(lines({ ...input, excludeWalletIds: ['id-Kept'] })[1]).toBe('injected: Ann')
  const known = connector('Other name', { explorerId: 'id-Kept' })
  expect(lines({ recentWallets, connectors: [known] })[0]).not.toContain('Kept')
})

test('K-CONN-07: an excluded id hides a wallet by id, by rdns and by name', () => {
  const { metamask } = walletAliases
  const connectors = [
    connector('MetaMask'),
    connector('By rdns', { rdns: 'test.excluded' }),
    connector('EXCLUDED'),
    connector('excluded', { type: 'EXTERNAL', id: 'ext' }),
    connector('Stays'),
  ]
  const excluded = [wallet('Excluded', { rdns: 'test.excluded' })]
  expect(lines({ connectors, excludeWalletIds: [metamask], suggested: { excluded } })).toEqual([
    'injected: Stays',
  ])
})

test('K-CONN-07: a non-empty include list hides every other injected wallet', () => {
  const connectors = [
    connector('MetaMask'),
    connector('Other'),
    connector('E', { type: 'EXTERNAL' }),
  ]
  const includeWalletIds = [walletAliases.metamask]
  expect(lines({ connectors, includeWalletIds })).toEqual(['injected: MetaMask', 'external: E'])
  expect(lines({ connectors, includeWalletIds: [] })[0]).toBe('injected: MetaMask, Other')
})

test('K-CONN-08: featured wallets keep their order and are not recommended again', () => {
  const featured = [wallet('Two'), wallet('One')]
  const suggested = { featured, recommended: [wallet('One'), wallet('Three')] }
  expect(lines({ suggested, connectors: [walletConnect] }).slice(1)).toEqual([
    'featured: Two, One',
    'recommended: Three',
  ])
})

test('K-CONN-09: a custom wallet is hidden only if an installed wallet has its rdns', () => {
  const customWallets = [wallet('Same name'), wallet('Same rdns', { rdns: 'test.ann' })]
  const connectors = [connector('Same name'), connector('Ann', { rdns: 'test.ann' })]
  expect(lines({ customWallets, connectors })[1]).toBe('custom: Same name')
})

test("behavior: on a phone a wallet app's browser counts as the wallet's extension", () => {
  const customWallets = [wallet('MetaMask', { rdns: 'io.metamask' })]
  const connectors = [connector('In-app', { rdns: 'io.metamask.mobile' })]
  const has = (isMobile: boolean) => lines({ customWallets, connectors, isMobile }).length
  expect([has(true), has(false)]).toEqual([1, 2])
})

test.each([
  ['its rdns', { rdns: 'test.ann' }, connector('Ann', { rdns: 'test.ann' })],
  ['its name, without an rdns', {}, connector('R')],
  ['its directory id', {}, connector('Ann', { explorerId: 'id-R' })],
  ['the id of a known name', { id: walletAliases.phantom }, connector('Phantom')],
])(
  'behavior: a directory wallet has no second row beside its connector: %s',
  (_, rest, present) => {
    const suggested = { recommended: [wallet('R', rest)], featured: [wallet('R', rest)] }
    expect(lines({ suggested, connectors: [present] })).toEqual([`injected: ${present.name}`])
  },
)

test('behavior: a wallet with the same name but another rdns is listed; a recent one is not', () => {
  const suggested = { recommended: [wallet('Ann', { rdns: 'test.other' }), wallet('Rec')] }
  const input = { suggested, connectors: [connector('Ann')], recentWallets: [wallet('Rec')] }
  expect(lines(input).at(-1)).toBe('recommended: Ann')
})

test('K-CONN-10: a wallet that announces no name has a row on desktop and on mobile', () => {
  const connectors = [connector('Browser Wallet', { type: 'INJECTED' })]
  expect(lines({ connectors })).toEqual(['injected: Browser Wallet'])
  expect(lines({ connectors: [] })).toEqual([])
  expect(lines({ connectors, isMobile: true })).toEqual(['injected: Browser Wallet'])
})

test('K-CONN-11: one wallet on several chains is one entry, also under its longer name', () => {
  const connectors = [
    connector('Trust Wallet'),
    connector('Trust', { namespace: 'solana' }),
    connector('trust', { namespace: 'bip122' }),
  ]
  const [section] = list({ connectors })
  expect(section?.entries).toMatchObject([
    { kind: 'multiChain', name: 'Trust Wallet', connectors: [{}, {}, {}] },
  ])
})

test('K-CONN-11, S-61: wallets of one name or rdns in one namespace stay separate', () => {
  const twins = [
    connector('Ann'),
    connector('Ann', { id: 'two' }),
    connector('Ann', { namespace: 'solana' }),
  ]
  expect(names(list({ connectors: twins })[0]?.entries)).toEqual(['Ann', 'Ann'])
  const marked = twins.map((one) => ({ ...one, duplicate: true }))
  expect(names(list({ connectors: marked })[0]?.entries)).toEqual(['Ann', 'Ann', 'Ann'])
})

test('K-CONN-11: filtered by namespace, a wallet of several chains is a plain row', () => {
  const connectors = [connector('A'), connector('A', { namespace: 'solana' }), connector('B')]
  const [section] = list({ connectors, namespace: 'solana' })
  expect(section?.entries).toMatchObject([
    { kind: 'connector', connector: { namespace: 'solana' } },
  ])
})

test('behavior: filtered by namespace, only wallets of its networks are suggested', () => {
  const suggested = { recommended: [wallet('E'), wallet('S', { chains: ['solana:x'] })] }
  const input = { suggested, connectors: [connector('A', { namespace: 'solana' })] } as const
  expect(lines({ ...input, namespace: 'solana', networkIds: ['solana:x'] })).toEqual([
    'injected: A',
    'recommended: S',
  ])
})

test('behavior: SDK connectors of directory wallets are not listed as external', () => {
  const connectors = ['coinbaseWalletSDK', 'baseAccount', 'safe'].map((id) =>
    connector(id, { id, type: 'EXTERNAL' }),
  )
  expect(lines({ connectors })).toEqual(['external: safe'])
})

test('behavior: a connector named like an object property is listed like any other', () => {
  const connectors = ['constructor', '__proto__', 'toString'].map((name) =>
    connector(name, { id: name }),
  )
  expect(lines({ connectors, excludeWalletIds: ['x'] })).toEqual([
    'injected: constructor, __proto__, toString',
  ])
})

test('behavior: expected rows are counted until the directory has answered', () => {
  const awaited = (input: Input) =>
    countPendingRows(
      toInput({ connectors: [walletConnect], ...input, suggested: { pending: true } }),
    )
  expect(awaited({})).toBe(4)
  expect(awaited({ featuredWalletIds: ['a', 'b'], placesTaken: 1 })).toBe(3)
  expect(awaited({ connectors: [] })).toBe(0)
  expect(countPendingRows(toInput({ connectors: [walletConnect] }))).toBe(0)
})

test('K-INJ-09: Coinbase and Base Account show as directory entries, not as external connectors', () => {
  const ids = ['coinbaseWallet', 'baseAccount', 'safe'] as const
  const connectors = ids.map((id) => {
    const explorerId = connectorDirectoryIds[id] ?? ''
    return connector(id, { id, type: 'EXTERNAL', explorerId })
  })
  const entry = (id: string) => wallet(`Of ${id}`, { id: connectorDirectoryIds[id] ?? '' })
  const suggested = { featured: [entry('coinbaseWallet')], recommended: [entry('baseAccount')] }
  expect(lines({ connectors: [...connectors, walletConnect], suggested })).toEqual([
    'walletConnect: WalletConnect',
    'featured: Of coinbaseWallet',
    'external: safe',
    'recommended: Of baseAccount',
  ])
})
