import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { createAccounts } from '@latchkey/sandbox-wallet/accounts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { planContracts } from '../chains/contracts.ts'
import { chainDefinitions } from '../chains/definitions.ts'
import { closeServer, listen } from '../http/listen.ts'
import { readKeys } from './readKeys.ts'
import { toSecureEnvironment } from './toSecureEnvironment.ts'

const state = { folder: '' }
beforeEach(() => {
  state.folder = mkdtempSync(join(tmpdir(), 'latchkey-secure-'))
})
afterEach(() => rmSync(state.folder, { recursive: true, force: true }))

const { contracts } = planContracts(createAccounts())
const [ethereum] = chainDefinitions

function createEnvironment() {
  return toSecureEnvironment(
    {
      frame: { serverArgs: ['server.js'], dist: '/built' },
      settings: { port: 4300, controlPort: 4301, folder: '/state', fresh: false, dev: false },
      ports: { secure: 9001, smtp: 9002 },
      chains: [{ ...ethereum, rpcUrl: 'http://127.0.0.1:9000', contracts }],
      clusters: [],
    },
    { secretKey: 'c2VjcmV0', masterKeys: { current: 'k1', keys: { k1: 'a2V5' } } },
  )
}

test('default: the server gets its own address and the mail server', () => {
  expect(createEnvironment()).toMatchObject({
    PORT: '9001',
    PUBLIC_ORIGIN: 'http://secure.latchkey.localhost:4300',
    STATE_DIR: '/state/secure/server',
    NODE_COMPILE_CACHE: '/state/cache/node',
    FRAME_DIST: '/built',
    SMTP_URL: 'smtp://127.0.0.1:9002',
    MASTER_KEYS: '{"current":"k1","keys":{"k1":"a2V5"}}',
    SECRET_KEY: 'c2VjcmV0',
  })
})

test('S-04a: a project names the origins that may embed the frame, and one is meant for another', () => {
  const projects: { projectId: string; origins: string[] }[] = JSON.parse(
    createEnvironment()['PROJECTS'] ?? '',
  )
  const originsOf = (id: string) => projects.find(({ projectId }) => projectId === id)?.origins
  expect(originsOf('latchkey-sandbox')).toEqual(['http://app.latchkey.localhost:4300'])
  expect(originsOf('latchkey-limited')).toEqual(['https://play.example.test'])
})

test('S-14: the frame reaches chains through the blockchain API', () => {
  const [network] = JSON.parse(createEnvironment()['NETWORKS'] ?? '')
  expect(network).toMatchObject({
    caipNetworkId: 'eip155:1',
    rpcUrls: [
      'http://api.latchkey.localhost:4300/v1/?chainId=eip155%3A1&projectId=latchkey-sandbox',
    ],
  })
})

test('every EVM network names what its smart accounts are made of, sent by and paid by', () => {
  const [network] = JSON.parse(createEnvironment()['NETWORKS'] ?? '')
  const url =
    'http://api.latchkey.localhost:4300/v1/bundler?chainId=eip155%3A1&projectId=latchkey-sandbox'
  expect(network.smartAccount).toEqual({
    entryPoint: '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
    factory: contracts.accountFactory,
    implementation: contracts.accountImplementation,
    bundlerUrl: url,
    paymasterUrl: url,
    delegation: { manager: contracts.delegationManager, enforcers: contracts.enforcers },
  })
})

test('S-14: the frame reads balances from the blockchain API', () => {
  const [network] = JSON.parse(createEnvironment()['NETWORKS'] ?? '')
  expect(network.accountsUrl).toBe(
    'http://api.latchkey.localhost:4300/v1/account?chainId=eip155%3A1&projectId=latchkey-sandbox',
  )
})

test('every provider is its stand-in, by discovery or by configured endpoints', () => {
  const socials = JSON.parse(createEnvironment()['SOCIALS'] ?? '')
  const id = 'http://id.latchkey.localhost:4300'
  expect(Object.keys(socials)).toEqual(['google', 'apple', 'github', 'facebook', 'x', 'discord'])
  expect(socials.google).toEqual({
    clientId: 'latchkey-sandbox',
    clientSecret: 'sandbox-secret',
    issuer: `${id}/google`,
  })
  expect(socials.x).toMatchObject({
    authorizationUrl: `${id}/x/i/oauth2/authorize`,
    tokenUrl: `${id}/x/2/oauth2/token`,
    userUrl: `${id}/x/2/users/me`,
  })
})

test('S-22: the keys are made once, random, and their owner’s alone', () => {
  const folder = join(state.folder, 'secure')
  const keys = readKeys(folder)
  expect(Buffer.from(keys.secretKey, 'base64')).toHaveLength(32)
  expect(Buffer.from(keys.masterKeys.keys['k1'] ?? '', 'base64')).toHaveLength(32)
  expect(readKeys(folder)).toEqual(keys)
  expect(readKeys(join(state.folder, 'other'))).not.toEqual(keys)
  expect(statSync(join(folder, 'keys.json')).mode & 0o777).toBe(0o600)
})

test('the server reaches the sandbox by its names, whatever the system’s resolver knows', async () => {
  const server = createServer((request, response) => response.end(request.headers.host))
  const port = await listen(server, { port: 0, variable: 'X' })
  const url = `http://id.latchkey.localhost:${port}`
  const resolver = pathToFileURL(join(import.meta.dirname, '../processes/resolveLocalhost.ts')).href
  const code = `process.stdout.write(await (await fetch('${url}')).text())`
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, [
    '--import',
    resolver,
    '--input-type=module',
    '--eval',
    code,
  ])
  await closeServer(server)
  expect(stdout).toBe(`id.latchkey.localhost:${port}`)
})

test('the server’s clock is ahead by the offset that a test has written', async () => {
  const clock = join(state.folder, 'clock')
  writeFileSync(clock, '31000')
  const preload = pathToFileURL(join(import.meta.dirname, '../processes/moveServerClock.ts')).href
  const code = 'const ahead = () => Date.now() - performance.timeOrigin - performance.now()'
  const print = 'process.stdout.write(String(Math.round(ahead() / 1000)))'
  const run = promisify(execFile)
  const args = ['--import', preload, '--input-type=module', '--eval', `${code};${print}`]
  const moved = await run(process.execPath, args, { env: { ...process.env, CLOCK_FILE: clock } })
  expect(moved.stdout).toBe('31')
  const right = await run(process.execPath, args, { env: { ...process.env, CLOCK_FILE: '' } })
  expect(right.stdout).toBe('0')
})
