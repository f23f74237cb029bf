import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testAccounts, toTestChain } from '../testing/startWallet.ts'
import { createInstanceStore } from './createInstanceStore.ts'
import { withOtherPermission } from './namespaceAccounts.ts'

const state = { folder: '' }

beforeEach(() => {
  state.folder = mkdtempSync(join(tmpdir(), 'latchkey-wallet-'))
})
afterEach(() => rmSync(state.folder, { recursive: true, force: true }))

const createStore = () =>
  createInstanceStore({
    chains: [toTestChain(1)],
    accounts: [...testAccounts],
    walletOrigin: 'http://wallet.latchkey.localhost',
    appOrigin: 'http://app.latchkey.localhost',
    controlSecret: 'secret',
    stateFile: join(state.folder, 'state.json'),
  })

test('behavior: wallets of a state file from before Solana and Bitcoin are read', () => {
  const site = { id: 'p', accounts: [testAccounts[0].address], grantedAt: 1 }
  const old = {
    id: 'old-wallet',
    lastSeenAt: 1,
    personas: ['auto'],
    slowMs: 3_000,
    locked: false,
    selected: testAccounts[0].address,
    chainId: 1,
    chains: [1],
    addedChains: [],
    permissions: { 'http://app.latchkey.localhost': site },
    pending: [],
    history: [],
  }
  const file = join(state.folder, 'state.json')
  writeFileSync(file, JSON.stringify({ version: 1, instances: [old] }))
  const store = createStore()
  expect(store.get('old-wallet')).toEqual({
    ...old,
    otherPermissions: { solana: {}, bip122: {} },
    batches: [],
  })
})

test('default: permissions survive a restart, in each namespace', () => {
  const store = createStore()
  const { address } = testAccounts[1].solana
  const site = { namespace: 'solana', origin: 'http://app.latchkey.localhost' } as const
  store.update('wallet-1', (instance) =>
    withOtherPermission(instance, site, { id: 'p', accounts: [address], grantedAt: 1 }),
  )
  store.flush()
  expect(JSON.parse(readFileSync(join(state.folder, 'state.json'), 'utf8')).version).toBe(2)
  expect(createStore().get('wallet-1')).toEqual(store.get('wallet-1'))
})
