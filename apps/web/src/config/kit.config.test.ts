import type { SignIn } from '@latchkey/kit'
import { expect, test } from 'vitest'
import { createKitConfig, type KitEnvironment } from './kit.config.ts'

/**
 * CAIP-2 ids of the networks that the app offers: one preset per ecosystem, followed by the
 * sandbox's further networks (docs/decisions/0008).
 */
const networkIds = [
  'eip155:1',
  'eip155:137',
  'eip155:11155111',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  'bip122:000000000019d6689c085ae165831e93',
]
const signIn = {} as SignIn
const linkProviders = ['marketplace', 'discord'] as const
const sandbox = new URL('http://app.latchkey.localhost:4123/')

const create = (environment: KitEnvironment = {}, location = sandbox) =>
  createKitConfig({ environment, location, signIn, themeMode: 'dark', linkProviders })

test('default: project id and networks of the sandbox', () => {
  const config = create()
  expect(config.projectId).toBe('latchkey-sandbox')
  expect(config.networks.map((network) => network.caipNetworkId)).toEqual(networkIds)
  expect(config.defaultNetwork).toBe('eip155:1')
})

test.each([
  ['', ['eip155:1', networkIds[3], networkIds[5]]],
  [` eip155:11155111,, ${networkIds[4]}`, [networkIds[0], networkIds[2], ...networkIds.slice(3)]],
])('parameters: VITE_FURTHER_NETWORKS "%s" adds to one preset of each ecosystem', (set, ids) => {
  const { networks } = create({ VITE_FURTHER_NETWORKS: set })
  expect(networks.map(({ caipNetworkId }) => caipNetworkId)).toEqual(ids)
})

test('error: an unknown network is named in the error', () => {
  expect(() => create({ VITE_FURTHER_NETWORKS: 'eip155:137,eip155:5' })).toThrow(
    'VITE_FURTHER_NETWORKS does not support eip155:5. Supported: eip155:137, eip155:11155111, solana:',
  )
})

test("behavior: RPC requests go through the blockchain API on the page's port", () => {
  const config = create()
  expect(config.blockchainApiUrl).toBe('http://api.latchkey.localhost:4123')
  expect(config.networks.slice(0, -1).map((network) => network.rpcUrls.default.http)).toEqual(
    networkIds
      .slice(0, -1)
      .map((id) => [
        `http://api.latchkey.localhost:4123/v1/?chainId=${encodeURIComponent(id)}&projectId=latchkey-sandbox`,
      ]),
  )
})

test('behavior: the Bitcoin API, the directory and the relay have separate hosts', () => {
  const config = create()
  expect(config.networks.at(-1)?.rpcUrls.default.http).toEqual([
    'http://bitcoin.latchkey.localhost:4123',
  ])
  expect(config.directoryUrl).toBe('http://wallets.latchkey.localhost:4123')
  expect(config.relayUrl).toBe('ws://relay.latchkey.localhost:4123')
})

test('parameters: VITE_BLOCKCHAIN_API_URL overrides the default', () => {
  const config = create({ VITE_BLOCKCHAIN_API_URL: 'https://chain.example' })
  expect(config.blockchainApiUrl).toBe('https://chain.example')
  expect(config.networks[0].rpcUrls.default.http[0]).toMatch(/^https:\/\/chain\.example\/v1\/\?/)
})

test('behavior: an empty project id stays empty, so that the kit can report it', () => {
  expect(create({ VITE_PROJECT_ID: '' }).projectId).toBe('')
})

test('behavior: logins use the secure frame of the sandbox; an empty address disables them', () => {
  const url = 'http://secure.latchkey.localhost:4123/sdk'
  expect(create().secureFrame).toEqual({ url })
  expect(create({ VITE_SECURE_FRAME_URL: 'https://secure.example/sdk' }).secureFrame).toEqual({
    url: 'https://secure.example/sdk',
  })
  expect(create({ VITE_SECURE_FRAME_URL: '' })).not.toHaveProperty('secureFrame')
})

test('K-NAME-02: names use the sandbox’s zone, the configured zone, or are not offered', () => {
  expect(create().nameZone).toBe('latchkey.id')
  expect(create({ VITE_NAME_ZONE: 'players.example' }).nameZone).toBe('players.example')
  expect(create({ VITE_NAME_ZONE: '' }).nameZone).toBe('')
})

test('S-66: swap routers are the sandbox’s, the configured ones, or none', () => {
  const router = '0x00000000000000000000000000000000000000aa'
  expect(Object.keys(create().swap?.routers ?? {})).toEqual([
    'eip155:1',
    'eip155:137',
    'eip155:11155111',
  ])
  expect(create({ VITE_SWAP_ROUTERS: `eip155:1=${router}, eip155:137 = ${router}` }).swap).toEqual({
    routers: { 'eip155:1': [router], 'eip155:137': [router] },
  })
  expect(create({ VITE_SWAP_ROUTERS: '' }).swap).toEqual({ routers: {} })
})

test('K-BUY-04: the build names the provider that sells tokens, or buying is not offered', () => {
  const seller = { id: 'meld', namespaces: ['eip155'] }
  expect(create().buyProviders).toEqual([{ ...seller, name: 'Card or bank' }])
  expect(create({ VITE_BUY_PROVIDER: 'Coin Desk' }).buyProviders).toEqual([
    { ...seller, name: 'Coin Desk' },
  ])
  expect(create({ VITE_BUY_PROVIDER: '' }).buyProviders).toEqual([])
})

test('behavior: outside the sandbox domain the default port is used', () => {
  const config = create({}, new URL('http://127.0.0.1:5173/'))
  expect(config.blockchainApiUrl).toBe('http://api.latchkey.localhost:4100')
})

test('behavior: logins precede wallets, and a recent wallet precedes an injected one', () => {
  const { features } = create()
  expect(features?.connectMethodsOrder).toEqual(['email', 'social', 'wallet'])
  expect(features?.connectorTypeOrder).toEqual(['recent', 'injected', 'walletConnect'])
})

test('K-MODAL-19: the back button closes the kit’s dialog instead of leaving the page', () => {
  expect(create().closeOnBack).toBe(true)
})

test('K-SET-06: only the testers’ page shows the rows for developers', () => {
  expect(create().features?.developerSettings).toBe(false)
  const testers = new URL('/profile-test', sandbox)
  expect(create({}, testers).features?.developerSettings).toBe(true)
})

test('behavior: a provider of the product’s own logins is no second login in the kit', () => {
  expect(create().features?.hiddenSocials).toEqual(['discord'])
  const none = { environment: {}, location: sandbox, signIn, themeMode: 'dark' } as const
  expect(createKitConfig({ ...none, linkProviders: [] }).features?.hiddenSocials).toEqual([])
})
