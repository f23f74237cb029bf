import { expect, test } from 'vitest'
import { parseConfig } from './parseConfig.ts'

const needed = {
  PUBLIC_ORIGIN: 'https://play.example.test',
  STATE_DIR: '/var/lib/latchkey',
  RPC_URLS: '{"eip155:1":"https://rpc.example.test"}',
}

const marketplace = { clientId: 'm', clientSecret: 'n', issuer: 'https://market.example.test' }
const marketplaceSandbox = {
  clientId: 's',
  clientSecret: 'n',
  issuer: 'https://sandbox.market.example.test',
}

test('default', () => {
  expect(parseConfig(needed)).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicOrigin: 'https://play.example.test',
    stateDir: '/var/lib/latchkey',
    rpcUrls: { 'eip155:1': ['https://rpc.example.test'] },
    signInChains: [],
    connectOrigins: [],
    frameOrigins: [],
    logLevel: 'info',
    welcomePoints: 0,
    trustedProxies: ['127.0.0.0/8', '::1'],
  })
})

test('parameters: all', () => {
  const config = parseConfig({
    ...needed,
    PORT: '0',
    HOST: '0.0.0.0',
    WEB_DIST: '/srv/web',
    RPC_URLS: '{"eip155:137":["http://a.test","http://b.test/key"]}',
    SIGN_IN_CHAINS:
      ' solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp  bip122:000000000019d6689c085ae165831e93',
    CONNECT_ORIGINS: ' https://api.example.test  wss://relay.example.test ',
    FRAME_ORIGINS: 'https://secure.example.test',
    MARKETPLACE: JSON.stringify(marketplace),
    MARKETPLACE_SANDBOX: JSON.stringify(marketplaceSandbox),
    DISCORD: '{"clientId":"d","clientSecret":"e"}',
    DATABASE_URL: 'postgres://u:p@db.test/latchkey',
    WELCOME_POINTS: '200',
    LOG_LEVEL: 'warn',
    METRICS_TOKEN: 'a-token-of-thirty-two-characters',
    TRUSTED_PROXIES: ' 10.0.0.0/8  fd00::/8 192.0.2.7 ',
  })
  expect(config).toMatchObject({
    port: 0,
    rpcUrls: { 'eip155:137': ['http://a.test', 'http://b.test/key'] },
    signInChains: [
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      'bip122:000000000019d6689c085ae165831e93',
    ],
    connectOrigins: ['https://api.example.test', 'wss://relay.example.test'],
    frameOrigins: ['https://secure.example.test'],
    marketplace,
    marketplaceSandbox,
    discord: {
      clientId: 'd',
      clientSecret: 'e',
      issuer: 'https://discord.com',
      authorizationUrl: 'https://discord.com/oauth2/authorize',
      tokenUrl: 'https://discord.com/api/oauth2/token',
      userUrl: 'https://discord.com/api/users/@me',
    },
    welcomePoints: 200,
    databaseUrl: 'postgres://u:p@db.test/latchkey',
    metricsToken: 'a-token-of-thirty-two-characters',
    trustedProxies: ['10.0.0.0/8', 'fd00::/8', '192.0.2.7'],
  })
})

test('S-74: the marketplace’s sandbox has a separate client and issuer', () => {
  for (const name of ['clientId', 'issuer'] as const) {
    const same = { ...marketplaceSandbox, [name]: marketplace[name] }
    const env = {
      ...needed,
      MARKETPLACE: JSON.stringify(marketplace),
      MARKETPLACE_SANDBOX: JSON.stringify(same),
    }
    expect(() => parseConfig(env)).toThrow(
      'MARKETPLACE_SANDBOX: has to have another issuer and another clientId than MARKETPLACE.',
    )
  }
})

test("error: a missing field of a provider's client is named", () => {
  expect(() =>
    parseConfig({ ...needed, DISCORD: '{"clientId":"d"}', MARKETPLACE: '{"issuer":"x"}' }),
  ).toThrow(
    'MARKETPLACE: needs clientId, a text; MARKETPLACE: needs clientSecret, a text; MARKETPLACE: needs issuer, an address with http or https; DISCORD: needs clientSecret, a text.',
  )
})

test("behavior: the marketplace's API and the club's key", () => {
  const marketplaceApi = { url: 'https://market.example.test', key: 'key-of-the-club-1' }
  const read = (value: object) =>
    parseConfig({ ...needed, MARKETPLACE_API: JSON.stringify(value) }).marketplaceApi
  expect(read(marketplaceApi)).toEqual(marketplaceApi)
  expect(() => read({ ...marketplaceApi, key: 'short' })).toThrow(
    'MARKETPLACE_API: needs key, 16 letters or more.',
  )
})

test('S-81: a test network must be named for sign-in in addition to its RPC URL', () => {
  const sepolia = 'eip155:11155111'
  const config = parseConfig({
    ...needed,
    RPC_URLS: JSON.stringify({ [sepolia]: 'https://sepolia.example.test' }),
    SIGN_IN_CHAINS: sepolia,
  })
  expect(config.signInChains).toEqual([sepolia])
})

test('behavior: an empty variable counts as absent', () => {
  expect(parseConfig({ ...needed, PORT: '', DATABASE_URL: '' }).port).toBe(3000)
})

test('error: every missing variable is named in one sentence', () => {
  expect(() => parseConfig({})).toThrow(
    'The configuration is not complete: PUBLIC_ORIGIN is missing; STATE_DIR is missing; RPC_URLS is missing.',
  )
})

test.each([
  ['PORT', '70000'],
  ['PORT', 'x'],
  ['PUBLIC_ORIGIN', 'https://play.example.test/'],
  ['PUBLIC_ORIGIN', 'play.example.test'],
  ['RPC_URLS', '{'],
  ['RPC_URLS', '{"1":"https://rpc.example.test"}'],
  ['RPC_URLS', '{"eip155:1":"file:///etc/passwd"}'],
  ['SIGN_IN_CHAINS', 'solana'],
  ['SIGN_IN_CHAINS', 'eip155:11155111'],
  ['SIGN_IN_CHAINS', 'solana:mainnet,solana:devnet'],
  ['CONNECT_ORIGINS', "'unsafe-inline'"],
  ['CONNECT_ORIGINS', 'https://*.example.test; script-src *'],
  ['FRAME_ORIGINS', 'https://secure.example.test/sdk'],
  ['FRAME_ORIGINS', "'self'; script-src *"],
  ['MARKETPLACE', 'secret'],
  ['MARKETPLACE_SANDBOX', '{"clientSecret":"secret"}'],
  ['DISCORD', '{"clientId":"d","clientSecret":"secret","more":1}'],
  ['DATABASE_URL', 'mysql://secret'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_TOKEN', 'too-short'],
  ['WELCOME_POINTS', '-1'],
  ['WELCOME_POINTS', '2.5'],
  ['WELCOME_POINTS', 'many'],
  ['TRUSTED_PROXIES', 'proxy.example.test'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '0.0.0.0/0'],
  ['TRUSTED_PROXIES', '10.0.0.0/8,192.0.2.0/24'],
])('error: %s=%s is refused by name, without its value', (name, value) => {
  expect(() => parseConfig({ ...needed, [name]: value })).toThrow(name)
  expect(() => parseConfig({ ...needed, [name]: value })).not.toThrow(/secret|passwd/)
})
