import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAccounts } from '@latchkey/sandbox-wallet/accounts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createBitcoinAccounts } from '../bitcoin/accounts.ts'
import { planContracts } from '../chains/contracts.ts'
import { chainDefinitions } from '../chains/definitions.ts'
import { createSolana } from '../solana/createSolana.ts'
import { createManifest } from '../start/createManifest.ts'
import { silentLog } from '../testing/startTestChain.ts'
import { type Manifest, readManifest, writeManifest } from './manifest.ts'

const state = { folder: '' }
const accounts = createAccounts()

beforeEach(() => {
  state.folder = mkdtempSync(join(tmpdir(), 'latchkey-manifest-'))
})
afterEach(() => rmSync(state.folder, { recursive: true, force: true }))

function createExample(): Manifest {
  const { contracts } = planContracts(accounts)
  const [first] = chainDefinitions
  return createManifest({
    settings: { port: 4300, controlPort: 4301, folder: state.folder, fresh: false, dev: false },
    chains: [{ ...first, rpcUrl: 'http://127.0.0.1:9000', contracts }],
    bitcoin: { url: 'http://127.0.0.1:9003', accounts: createBitcoinAccounts(accounts) },
    solana: createSolana({
      folder: '',
      ports: [9004, 9005],
      owners: [],
      context: { log: silentLog, onSpawn: () => {}, onExit: () => {} },
    }),
    accounts,
    doors: new Map([
      ['api', 9001],
      ['status', 9002],
    ]),
    smtpPort: 9006,
    token: 'x'.repeat(32),
  })
}

test('default: a written manifest is read', () => {
  const manifest = createExample()
  writeManifest(state.folder, manifest)
  expect(readManifest(state.folder)).toEqual(manifest)
})

test('S-141a: the file with the control token is its owner’s alone', () => {
  writeFileSync(join(state.folder, 'manifest.json'), '{}', { mode: 0o644 })
  writeManifest(state.folder, createExample())
  expect(statSync(join(state.folder, 'manifest.json')).mode & 0o777).toBe(0o600)
})

test('behavior: addresses follow the port; a service that does not exist is absent', () => {
  const { services, chains, control } = createExample()
  expect(services.api).toEqual({
    url: 'http://api.latchkey.localhost:4300',
    loopbackUrl: 'http://127.0.0.1:9001',
  })
  expect(services).not.toHaveProperty('app')
  expect(control.url).toBe('http://127.0.0.1:4301')
  expect(chains[0].rpcUrl).toBe(
    'http://api.latchkey.localhost:4300/v1/?chainId=eip155%3A1&projectId=latchkey-sandbox',
  )
  expect(chains[0].bundlerUrl).toBe(
    'http://api.latchkey.localhost:4300/v1/bundler?chainId=eip155%3A1&projectId=latchkey-sandbox',
  )
})

test('behavior: Solana has requests at the API’s address and events at a separate host', () => {
  const [main, devnet] = createExample().solana
  expect(main).toMatchObject({
    caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    rpcUrl:
      'http://api.latchkey.localhost:4300/v1/?chainId=solana%3A5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp&projectId=latchkey-sandbox',
    webSocketUrl: 'ws://solana.latchkey.localhost:4300',
    loopbackWebSocketUrl: 'ws://127.0.0.1:9004',
  })
  expect(devnet.webSocketUrl).toBe('ws://solana-devnet.latchkey.localhost:4300')
})

test('behavior: swap routers are listed separately, so that pages need not trust the API', () => {
  const { swapRouters, chains } = createExample()
  expect(swapRouters).toEqual({ 'eip155:1': '0x9239c9806AD9aEB52bc179FF6B00ede0F15F47A5' })
  expect(chains[0].contracts.swapRouter).toBe(swapRouters['eip155:1'])
})

test('error: the sandbox was not started', () => {
  expect(() => readManifest(state.folder)).toThrow(/start the sandbox first/)
})

test.each([
  [
    'a control address that is not this machine',
    { control: { url: 'http://example.test', token: 'x'.repeat(32) } },
  ],
  ['a short token', { control: { url: 'http://127.0.0.1:1', token: 'x' } }],
  ['no account', { accounts: [] }],
  ['a field nobody knows', { extra: 1 }],
  ['another version', { version: 2 }],
])('error: %s is not written and not read', (_, change) => {
  const broken: Manifest = Object.assign(createExample(), change)
  expect(() => writeManifest(state.folder, broken)).toThrow()
  writeFileSync(join(state.folder, 'manifest.json'), JSON.stringify(broken))
  expect(() => readManifest(state.folder)).toThrow(/not a manifest of this version/)
})

test('behavior: a manifest that cannot be written leaves the old one', () => {
  writeManifest(state.folder, createExample())
  const before = readFileSync(join(state.folder, 'manifest.json'), 'utf8')
  expect(() => writeManifest(state.folder, { ...createExample(), port: -1 })).toThrow()
  expect(readFileSync(join(state.folder, 'manifest.json'), 'utf8')).toBe(before)
})
