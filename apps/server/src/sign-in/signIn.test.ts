import { createGrant } from '@latchkey/core/testing'
import { signInStatement } from '@latchkey/product-api'
import { expect, test } from 'vitest'
import { nonces, sessions } from '../db/schema.ts'
import { createTestKey } from '../testing/createTestKey.ts'
import { createTestServer } from '../testing/createTestServer.ts'
import { setUpServer } from '../testing/setUpServer.ts'
import { emptyChain, RpcFailure } from '../testing/startTestRpc.ts'

const minute = 60_000

const world = setUpServer((rpcUrl) => ({
  config: { rpcUrls: { 'eip155:1': [rpcUrl], 'eip155:137': [rpcUrl] } },
}))

const codeOf = (response: { json: () => { error: { code: string } } }) => response.json().error.code

test('S-81: default: a message signed by the key of its address signs in', async () => {
  const key = createTestKey()
  const response = await world.server.openBrowser().signIn(key)
  expect(response.statusCode).toBe(200)
  expect(response.json().session).toMatchObject({
    account: { address: key.address, chainId: 'eip155:1', namespace: 'eip155' },
    accounts: [{ address: key.address, chainId: 'eip155:1' }],
  })
})

test('K-SIWX-08: default: a message a wallet signed while it connected signs in', async () => {
  const key = createTestKey()
  const methods = ['personal_sign', 'eth_sendTransaction']
  const { sentence, resource } = createGrant({ methods, chains: ['eip155:1', 'eip155:137'] })
  const statement = `${signInStatement} ${sentence}`
  const response = await world.server
    .openBrowser()
    .signIn(key, { statement, resources: [resource] })
  expect(response.statusCode).toBe(200)
})

test('S-80: a nonce has at least 128 bits of letters and digits, and no two are equal', async () => {
  const browser = world.server.openBrowser()
  await browser.open()
  const issued: string[] = []
  for (let i = 0; i < 20; i += 1) {
    issued.push((await browser.post('/api/sign-in/nonce')).json().nonce)
  }
  expect(new Set(issued).size).toBe(20)
  for (const nonce of issued) expect(nonce).toMatch(/^[0-9A-Za-z]{22,}$/)
})

test('S-80: a nonce is valid for one sign-in', async () => {
  const key = createTestKey()
  const browser = world.server.openBrowser()
  const message = await browser.createMessage(key.address)
  const signature = await key.sign(message)
  const pre = browser.cookies.get('__Host-pre') ?? ''
  expect((await browser.verify(message, signature)).statusCode).toBe(200)

  browser.cookies.set('__Host-pre', pre)
  expect(codeOf(await browser.verify(message, signature))).toBe('nonce_used')
})

test('S-80: a failed attempt consumes the nonce', async () => {
  const [key, other] = [createTestKey(), createTestKey()]
  const browser = world.server.openBrowser()
  const message = await browser.createMessage(key.address)
  expect(codeOf(await browser.verify(message, await other.sign(message)))).toBe('invalid_signature')
  expect(codeOf(await browser.verify(message, await key.sign(message)))).toBe('nonce_used')
})

test('S-80: a text with invalid grammar consumes the nonce', async () => {
  const key = createTestKey()
  const browser = world.server.openBrowser()
  const message = await browser.createMessage(key.address)
  const crlf = message.replaceAll('\n', '\r\n')
  expect(codeOf(await browser.verify(crlf, await key.sign(crlf)))).toBe('invalid_message')
  expect(codeOf(await browser.verify(message, await key.sign(message)))).toBe('nonce_used')
})

test('S-80: one of many concurrent attempts gets the nonce', async () => {
  const key = createTestKey()
  const browser = world.server.openBrowser()
  const message = await browser.createMessage(key.address)
  const signature = await key.sign(message)
  const attempts = Array.from({ length: 6 }, () => browser.verify(message, signature))
  const statuses = (await Promise.all(attempts)).map((response) => response.statusCode)
  expect(statuses.toSorted()).toEqual([200, 401, 401, 401, 401, 401])
})

test('S-80: a nonce lasts ten minutes, to the millisecond', async () => {
  const key = createTestKey()
  const inTime = world.server.openBrowser()
  const first = await inTime.createMessage(key.address)
  world.server.clock.advance(10 * minute - 1)
  expect((await inTime.verify(first, await key.sign(first))).statusCode).toBe(200)

  const late = world.server.openBrowser()
  const second = await late.createMessage(key.address)
  world.server.clock.advance(10 * minute)
  expect(codeOf(await late.verify(second, await key.sign(second)))).toBe('nonce_used')
})

test('S-80: a nonce cannot be used by another browser', async () => {
  const key = createTestKey()
  const [one, other] = [world.server.openBrowser(), world.server.openBrowser()]
  const message = await one.createMessage(key.address)
  const signature = await key.sign(message)
  await other.open()
  expect(codeOf(await other.verify(message, signature))).toBe('nonce_used')
  expect((await one.verify(message, signature)).statusCode).toBe(200)
})

test('S-82: after an RPC failure the identical text and signature are accepted for 2 minutes', async () => {
  const key = createTestKey()
  const browser = world.server.openBrowser()
  const message = await browser.createMessage(key.address)
  const signature = await key.sign(message)
  world.rpc.answer({})
  const failed = await browser.verify(message, signature)
  expect([failed.statusCode, codeOf(failed)]).toEqual([503, 'chain_unreachable'])

  world.rpc.answer(emptyChain)
  world.server.clock.advance(2 * minute - 1)
  expect((await browser.verify(message, signature)).statusCode).toBe(200)
})

test('S-82: a reservation ends after 2 minutes and with its use', async () => {
  const key = createTestKey()
  const browser = world.server.openBrowser()
  const message = await browser.createMessage(key.address)
  const signature = await key.sign(message)
  world.rpc.answer({})
  await browser.verify(message, signature)
  world.rpc.answer(emptyChain)
  world.server.clock.advance(2 * minute)
  expect(codeOf(await browser.verify(message, signature))).toBe('nonce_used')
})

test('S-82: a reservation is valid for the identical signature only', async () => {
  const [key, other] = [createTestKey(), createTestKey()]
  const browser = world.server.openBrowser()
  const message = await browser.createMessage(key.address)
  world.rpc.answer({})
  await browser.verify(message, await other.sign(message))
  world.rpc.answer(emptyChain)
  expect(codeOf(await browser.verify(message, await key.sign(message)))).toBe('nonce_used')
})

test.each([
  ['an RPC error', { ...emptyChain, eth_getCode: () => new RpcFailure(-32_603, 'internal') }],
  ['a limit', { ...emptyChain, eth_getCode: () => new RpcFailure(-32_005, 'limit') }],
  ['another chain', { ...emptyChain, eth_chainId: () => '0x2' }],
  ['an answer of another form', { ...emptyChain, eth_getCode: () => ({ code: '0x' }) }],
])('S-82: %s answers "try again" and never signs in', async (_, answers) => {
  const key = createTestKey()
  world.rpc.answer(answers)
  const response = await world.server.openBrowser().signIn(key)
  expect([response.statusCode, codeOf(response)]).toEqual([503, 'chain_unreachable'])
})

test('S-131a: if the first RPC URL is dead, the next one is used', async () => {
  const rpcUrls = { 'eip155:1': ['http://127.0.0.1:9', world.rpc.url] }
  const other = await createTestServer({ db: world.db, config: { rpcUrls } })
  expect((await other.openBrowser().signIn(createTestKey())).statusCode).toBe(200)
})

test('S-84: neither message nor signature is stored', async () => {
  const key = createTestKey()
  const browser = world.server.openBrowser()
  const message = await browser.createMessage(key.address)
  const signature = await key.sign(message)
  await browser.verify(message, signature)
  const stored = JSON.stringify([
    await world.db.select().from(sessions),
    await world.db.select().from(nonces),
  ])
  expect(stored).toContain(key.address)
  expect(stored).not.toContain(signature.slice(2, 40))
  expect(stored).not.toContain('wants you to sign in')
})

test('S-137: a device with a wrong clock gets a separate error text', async () => {
  const ahead = new Date(world.server.clock.now() + 6 * minute).toISOString()
  const response = await world.server.openBrowser().signIn(createTestKey(), { issuedAt: ahead })
  expect(response.json().error).toMatchObject({
    code: 'clock_skew',
    message: 'The clock of this device is wrong. Set it and sign again.',
  })
})

test("S-137: answers contain the server's time", async () => {
  const browser = world.server.openBrowser()
  world.server.clock.advance(90_000)
  const response = await browser.get('/api/session')
  expect(response.json().serverTime).toBe('2030-01-15T10:01:30.000Z')
  expect(response.headers['date']).toBe('Tue, 15 Jan 2030 10:01:30 GMT')
})
