import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage, type SiweMessage } from 'viem/siwe'
import { beforeEach, expect, test } from 'vitest'
import { socialTransactions } from '../db/schema.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import { createTestServer, type TestServer } from '../testing/createTestServer.ts'
import { testHost, testOrigin } from '../testing/testConfig.ts'
import { codeOf, useTestServer } from '../testing/useTestServer.ts'
import type { FarcasterChannel, SignedLogin } from './FarcasterChannel.ts'

const at = useTestServer()
const owner = privateKeyToAccount(generatePrivateKey())
let server: TestServer
let nonce: string
let answered: SignedLogin | undefined
let custody: Map<string, bigint>
let reachable: boolean

const channel: FarcasterChannel = {
  async open(request) {
    nonce = request.nonce
    return { channelToken: 'channel-token', url: 'https://farcaster.example.test/~/siwf' }
  },
  async readAnswer(token) {
    expect(token).toBe('channel-token')
    return answered
  },
  async readAccountOf(address) {
    if (!reachable) throw new FrameRefusal('provider_unreachable')
    return custody.get(address) ?? 0n
  },
}

beforeEach(async () => {
  answered = undefined
  reachable = true
  custody = new Map([[owner.address, 42n]])
  server = await createTestServer({ db: at.db, farcaster: channel })
})

async function begin() {
  const device = await server.openDevice()
  const body = { projectId: 'demo', origin: testHost }
  const { transactionId, url } = (await device.post('/api/farcaster/start', body)).json()
  const wait = () => device.post('/api/farcaster/wait', { transactionId })
  return { device, url, transactionId, wait }
}

async function sign(changes: Partial<SiweMessage> = {}, signer = owner): Promise<SignedLogin> {
  const message = createSiweMessage({
    address: owner.address,
    domain: new URL(testOrigin).host,
    uri: `${testOrigin}/sdk`,
    version: '1',
    chainId: 10,
    nonce,
    issuedAt: new Date(server.clock.now()),
    statement: 'Farcaster Auth',
    resources: ['farcaster://fid/42'],
    ...changes,
  })
  return { message, signature: await signer.signMessage({ message }), userName: 'ann' }
}

test('S-45: default: waits, then signs in once', async () => {
  const { device, wait, url } = await begin()
  expect(url).toBe('https://farcaster.example.test/~/siwf')
  expect((await wait()).json()).toEqual({ state: 'waiting' })
  answered = await sign()
  const answer = (await wait()).json()
  expect(answer).toMatchObject({
    state: 'connected',
    session: { login: 'farcaster', userName: 'ann' },
  })
  expect((await device.get('/api/session')).json().session.userId).toBe(answer.session.userId)
  expect(codeOf(await wait())).toBe('transaction_over')
  const rows = JSON.stringify(await at.db.select().from(socialTransactions))
  expect(rows).not.toContain('channel-token')
})

test.each<[string, Partial<SiweMessage>]>([
  ['nonce', { nonce: 'anothernonce1234' }],
  ['domain', { domain: 'evil.example.test' }],
  ['address of ours', { uri: 'https://evil.example.test/sdk' }],
  ['chain', { chainId: 1 }],
  ['statement', { statement: 'Give me everything' }],
  ['time', { issuedAt: new Date('2030-01-15T09:00:00.000Z') }],
  ['expiry', { expirationTime: new Date('2030-01-15T09:00:00.000Z') }],
  ['begin', { notBefore: new Date('2030-01-15T11:00:00.000Z') }],
  ['account', { resources: ['farcaster://fid/43'] }],
  ['second account', { resources: ['farcaster://fid/42', 'farcaster://fid/43'] }],
  ['missing account', { resources: [] }],
])('S-45: error: a message with another %s', async (_, changes) => {
  const { wait } = await begin()
  answered = await sign(changes)
  expect(codeOf(await wait())).toBe('farcaster_refused')
  answered = await sign()
  expect(codeOf(await wait())).toBe('transaction_over')
})

test('S-45: error: a signature by another key, and an address without custody', async () => {
  const first = await begin()
  answered = await sign({}, privateKeyToAccount(generatePrivateKey()))
  expect(codeOf(await first.wait())).toBe('farcaster_refused')
  custody.clear()
  const second = await begin()
  answered = await sign()
  expect(codeOf(await second.wait())).toBe('farcaster_refused')
})

test('S-45: an unreachable registry neither accepts nor refuses the login', async () => {
  const { wait } = await begin()
  answered = await sign()
  reachable = false
  expect(codeOf(await wait())).toBe('provider_unreachable')
  reachable = true
  expect((await wait()).json().state).toBe('connected')
})

test('S-45: five minutes, and only for the device that began', async () => {
  const { wait, transactionId } = await begin()
  const other = await server.openDevice()
  expect(codeOf(await other.post('/api/farcaster/wait', { transactionId }))).toBe(
    'transaction_over',
  )
  answered = await sign()
  server.clock.advance(5 * 60_000)
  expect(codeOf(await wait())).toBe('transaction_over')
})

test('error: not set up', async () => {
  const bare = await createTestServer({ db: at.db })
  const device = await bare.openDevice()
  const answer = await device.post('/api/farcaster/start', { projectId: 'demo', origin: testHost })
  expect(codeOf(answer)).toBe('login_unavailable')
})
