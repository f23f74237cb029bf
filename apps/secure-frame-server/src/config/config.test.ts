import { readConfig } from '@latchkey/service'
import { p256 } from '@noble/curves/nist.js'
import { expect, test } from 'vitest'
import { Config, variables } from './Config.ts'

const key = Buffer.alloc(32, 7).toString('base64')
const whole = {
  PUBLIC_ORIGIN: 'http://secure.latchkey.localhost:4100',
  STATE_DIR: '/tmp/state',
  PROJECTS: '[{"projectId":"demo","name":"Demo","origins":["http://app.latchkey.localhost:4100"]}]',
  SECRET_KEY: key,
  MASTER_KEYS: `{"current":"k2","keys":{"k1":"${key}","k2":"${key}"}}`,
  SMTP_URL: 'smtp://127.0.0.1:1025',
}
const read = (changes: Readonly<Record<string, string>> = {}) =>
  readConfig({ ...whole, ...changes }, Config, variables)

test('default', () => {
  expect(read()).toMatchObject({
    projects: [{ projectId: 'demo', smartAccountNetworks: [] }],
    networks: [],
    socials: {},
    crossSite: false,
    masterKeys: { current: 'k2', keys: { k1: Buffer.alloc(32, 7) } },
    secretKey: Buffer.alloc(32, 7),
  })
})

test('parameters: providers, Farcaster and networks', () => {
  const config = read({
    SOCIALS: '{"google":{"clientId":"c","issuer":"http://id.latchkey.localhost:4100/google"}}',
    FARCASTER: '{"channelUrl":"http://127.0.0.1:1","rpcUrl":"http://127.0.0.1:2"}',
    NETWORKS:
      '[{"caipNetworkId":"eip155:1","name":"One","rpcUrls":["http://127.0.0.1:3"],"nativeCurrency":{"name":"Ether","symbol":"ETH","decimals":18}}]',
    CROSS_SITE: 'true',
  })
  expect(config.socials).toEqual({
    google: { clientId: 'c', issuer: 'http://id.latchkey.localhost:4100/google' },
  })
  expect(config.farcaster?.registryAddress).toMatch(/^0x[0-9a-f]{40}$/)
  expect(config.networks[0]?.caipNetworkId).toBe('eip155:1')
  expect(config.crossSite).toBe(true)
})

const smartAccount = {
  entryPoint: '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
  factory: '0x53E6919a18151032e3CEb697E6364E38550D5859',
  implementation: '0x566AB63583F730742619192Bc9d0e640C3596a05',
  bundlerUrl: 'https://bundler.example.test/v1/bundler?chainId=eip155%3A1',
}
const toNetworks = (caipNetworkId: string, changes: object) =>
  JSON.stringify([
    {
      caipNetworkId,
      name: 'One',
      rpcUrls: ['http://127.0.0.1:3'],
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      smartAccount: { ...smartAccount, ...changes },
    },
  ])

test('parameters: smart accounts of a network, with or without who pays for them', () => {
  const [network] = read({ NETWORKS: toNetworks('eip155:1', {}) }).networks
  expect(network?.smartAccount).toEqual(smartAccount)
  const paymasterUrl = 'https://paymaster.example.test/'
  const [paid] = read({ NETWORKS: toNetworks('eip155:1', { paymasterUrl }) }).networks
  expect(paid?.smartAccount?.paymasterUrl).toBe(paymasterUrl)
})

const address = smartAccount.factory
const delegation = {
  manager: address,
  enforcers: {
    timestamp: address,
    allowedTargets: address,
    allowedMethods: address,
    allowedCalldata: address,
    exactCalldata: address,
    valueLte: address,
    nativeTokenPeriodTransfer: address,
    erc20PeriodTransfer: address,
  },
}

test('parameters: permissions of smart accounts, with every contract that enforces them', () => {
  const [network] = read({ NETWORKS: toNetworks('eip155:1', { delegation }) }).networks
  expect(network?.smartAccount?.delegation).toEqual(delegation)
})

const point = Buffer.from(p256.getPublicKey(Buffer.alloc(32, 7), false)).toString('base64url')
const escrow = {
  RECOVERY: 'escrow',
  KEY_SERVICE_URL: 'http://127.0.0.1:4102',
  KEY_SERVICE_PUBLIC_KEY: point,
  KEY_SERVICE_TOKEN: key,
}

test('S-26: recovery is the user’s alone unless the operator configures a key service with key', () => {
  expect(read().recovery).toBe('user')
  expect(read(escrow)).toMatchObject({
    recovery: 'escrow',
    keyServiceUrl: 'http://127.0.0.1:4102',
    keyServicePublicKey: point,
    keyServiceToken: Buffer.alloc(32, 7),
  })
})

test.each(['KEY_SERVICE_URL', 'KEY_SERVICE_PUBLIC_KEY', 'KEY_SERVICE_TOKEN'])(
  'S-26: error: escrow without %s',
  (name) => {
    const sentence = `The configuration is not complete: ${name} is missing.`
    expect(() => read({ ...escrow, [name]: '' })).toThrow(sentence)
  },
)

test.each([
  ['RECOVERY', 'both'],
  ['KEY_SERVICE_URL', 'http://127.0.0.1:4102/keys'],
  ['KEY_SERVICE_URL', 'ws://127.0.0.1:4102'],
  ['KEY_SERVICE_PUBLIC_KEY', `B${'A'.repeat(86)}`],
  ['KEY_SERVICE_PUBLIC_KEY', point.slice(0, -2)],
  ['KEY_SERVICE_TOKEN', 'short'],
])('S-26: error: %s is named, its value is not told', (name, value) => {
  const reading = () => read({ ...escrow, [name]: value })
  expect(reading).toThrow(name)
  expect(reading).not.toThrow(`"${value}"`)
})

test.each([
  ['SECRET_KEY', 'short'],
  ['MASTER_KEYS', `{"current":"k9","keys":{"k1":"${key}"}}`],
  ['MASTER_KEYS', '{"current":"k1","keys":{"k1":"AAAA"}}'],
  ['MASTER_KEYS', 'no JSON'],
  ['PROJECTS', '[]'],
  ['PROJECTS', '[{"projectId":"demo","name":"Demo","origins":["https://*.example.test"]}]'],
  ['PROJECTS', '[{"projectId":"demo","name":"Demo","origins":["https://example.test/"]}]'],
  ['SMTP_URL', 'http://127.0.0.1'],
  ['SOCIALS', '{"myspace":{"clientId":"c"}}'],
  ['NETWORKS', '[{"caipNetworkId":"bip122:1","name":"x","rpcUrls":[]}]'],
  ['NETWORKS', toNetworks('solana:1', {})],
  ['NETWORKS', toNetworks('eip155:1', { bundlerUrl: 'javascript:0' })],
  ['NETWORKS', toNetworks('eip155:1', { factory: '0x12' })],
  ['NETWORKS', toNetworks('eip155:1', { delegation: { manager: smartAccount.factory } })],
  ['NETWORKS', toNetworks('eip155:1', { delegation: { ...delegation, enforcers: {} } })],
])('error: %s is named, its value is not told', (name, value) => {
  const reading = () => read({ [name]: value })
  expect(reading).toThrow(name)
  expect(reading).not.toThrow(value)
})
