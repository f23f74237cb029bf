import { sha256 } from '@latchkey/service'
import { expect, test } from 'vitest'
import { sessions } from '../db/schema.ts'
import { createSession } from '../sign-in/createSession.ts'
import { createTestKey } from '../testing/createTestKey.ts'
import { setUpServer } from '../testing/setUpServer.ts'
import { emptyChain } from '../testing/startTestRpc.ts'
import type { TestBrowser } from '../testing/TestBrowser.ts'
import { findSession } from './findSession.ts'

const hour = 3_600_000
const day = 24 * hour

const world = setUpServer((rpcUrl) => ({
  config: { rpcUrls: { 'eip155:1': [rpcUrl], 'eip155:137': [rpcUrl] } },
}))

const isIn = async (browser: TestBrowser) => (await browser.get('/api/me')).statusCode === 200
const accountsOf = async (browser: TestBrowser) => (await browser.open()).session?.accounts ?? []

async function signInOn(browser: TestBrowser, key: ReturnType<typeof createTestKey>, chain = 1) {
  world.rpc.answer({ ...emptyChain, eth_chainId: () => `0x${chain.toString(16)}` })
  const response = await browser.signIn(key, { chainId: `eip155:${chain}` })
  expect(response.statusCode).toBe(200)
  return response
}

test('S-90a: the cookie is __Host-, Secure, HttpOnly, Lax, for all paths; 256 bits', async () => {
  const response = await signInOn(world.server.openBrowser(), createTestKey())
  const cookie = response.cookies.find(({ name }) => name === '__Host-sid')
  expect(cookie).toMatchObject({ path: '/', secure: true, httpOnly: true, sameSite: 'Lax' })
  expect(cookie).not.toHaveProperty('domain')
  expect(Buffer.from(cookie?.value ?? '', 'base64url')).toHaveLength(32)
})

test('S-90a: the cookie is stored as its hash', async () => {
  const browser = world.server.openBrowser()
  await signInOn(browser, createTestKey())
  const token = browser.cookies.get('__Host-sid') ?? ''
  const [row] = await world.db.select().from(sessions)
  expect(row?.tokenHash).toBe(sha256(token))
  expect(JSON.stringify(row)).not.toContain(token)
})

test('S-90b: a session ends after 12 h without use, not earlier', async () => {
  const browser = world.server.openBrowser()
  await signInOn(browser, createTestKey())
  world.server.clock.advance(12 * hour - 1)
  expect(await isIn(browser)).toBe(true)
  world.server.clock.advance(12 * hour - 1)
  expect(await isIn(browser)).toBe(true)
  world.server.clock.advance(12 * hour)
  expect(await isIn(browser)).toBe(false)
})

test('S-90b: a session ends 14 days after sign-in, used or not', async () => {
  const browser = world.server.openBrowser()
  await signInOn(browser, createTestKey())
  for (let passed = 0; passed < 14 * day - 6 * hour; passed += 6 * hour) {
    world.server.clock.advance(6 * hour)
    expect(await isIn(browser)).toBe(true)
  }
  world.server.clock.advance(6 * hour)
  expect(await isIn(browser)).toBe(false)
})

test('S-85: a session ends when its message expires, used or not', async () => {
  const browser = world.server.openBrowser()
  const expirationTime = new Date(world.server.clock.now() + hour).toISOString()
  const response = await browser.signIn(createTestKey(), { expirationTime })
  expect(response.json().session).toMatchObject({ expiresAt: expirationTime })
  world.server.clock.advance(hour - 1)
  expect(await isIn(browser)).toBe(true)
  world.server.clock.advance(1)
  expect(await isIn(browser)).toBe(false)
})

test('S-85: a message that expires after the maximum lifetime does not extend it', async () => {
  const browser = world.server.openBrowser()
  const signedInAt = world.server.clock.now()
  const expirationTime = new Date(signedInAt + 30 * day).toISOString()
  const response = await browser.signIn(createTestKey(), { expirationTime })
  const expiresAt = new Date(signedInAt + 14 * day).toISOString()
  expect(response.json().session).toMatchObject({ expiresAt })
})

test('S-85: a session from an expired message within the clock tolerance ends with it', async () => {
  const browser = world.server.openBrowser()
  const minute = hour / 60
  const expirationTime = new Date(world.server.clock.now() - 4 * minute).toISOString()
  expect((await browser.signIn(createTestKey(), { expirationTime })).statusCode).toBe(200)
  world.server.clock.advance(minute - 1)
  expect(await isIn(browser)).toBe(true)
  world.server.clock.advance(1)
  expect(await isIn(browser)).toBe(false)
})

test('S-90c: sign-in sets a new cookie, and the old one is invalid', async () => {
  const browser = world.server.openBrowser()
  const key = createTestKey()
  await signInOn(browser, key)
  const before = browser.cookies.get('__Host-sid') ?? ''
  await signInOn(browser, key)
  expect(browser.cookies.get('__Host-sid')).not.toBe(before)
  await expect(findSession(world.db, before, world.server.clock.now())).resolves.toBeUndefined()
  expect(await isIn(browser)).toBe(true)
})

test('S-90c: a cookie planted before sign-in is replaced by it', async () => {
  const browser = world.server.openBrowser()
  const planted = 'A'.repeat(43)
  browser.cookies.set('__Host-sid', planted)
  await signInOn(browser, createTestKey())
  expect(browser.cookies.get('__Host-sid')).not.toBe(planted)
  expect(browser.cookies.has('__Host-pre')).toBe(false)
})

test('S-90e: sign-out is immediate, also for a copy of the cookie', async () => {
  const browser = world.server.openBrowser()
  await signInOn(browser, createTestKey())
  const token = browser.cookies.get('__Host-sid') ?? ''
  expect((await browser.post('/api/sign-out')).json()).toEqual({ ok: true })
  expect(browser.cookies.has('__Host-sid')).toBe(false)
  browser.cookies.set('__Host-sid', token)
  expect(await isIn(browser)).toBe(false)
})

test('S-90: a sign-out without a session succeeds', async () => {
  const browser = world.server.openBrowser()
  await browser.open()
  expect((await browser.post('/api/sign-out')).json()).toEqual({ ok: true })
})

test('S-90e: all other browsers are signed out immediately', async () => {
  const key = createTestKey()
  const [here, there] = [world.server.openBrowser(), world.server.openBrowser()]
  await signInOn(there, key)
  await signInOn(here, key)
  expect((await here.post('/api/sessions/revoke-others')).statusCode).toBe(200)
  expect([await isIn(here), await isIn(there)]).toEqual([true, false])
})

test('S-83: one row per address and chain; deleting one leaves the others', async () => {
  const browser = world.server.openBrowser()
  const [one, two] = [createTestKey(), createTestKey()]
  await signInOn(browser, one, 1)
  world.server.clock.advance(1)
  await signInOn(browser, one, 137)
  world.server.clock.advance(1)
  await signInOn(browser, two, 1)
  expect(await accountsOf(browser)).toEqual([
    { address: two.address, chainId: 'eip155:1' },
    { address: one.address, chainId: 'eip155:137' },
    { address: one.address, chainId: 'eip155:1' },
  ])
  await browser.post('/api/sign-out', { address: one.address, chainId: 'eip155:1' })
  expect(await accountsOf(browser)).toEqual([
    { address: two.address, chainId: 'eip155:1' },
    { address: one.address, chainId: 'eip155:137' },
  ])
})

test('S-83: an address matches in any letter case', async () => {
  const browser = world.server.openBrowser()
  const key = createTestKey()
  await signInOn(browser, key)
  await browser.post('/api/sign-out', { address: createTestKey().address })
  expect(await accountsOf(browser)).toHaveLength(1)
  await browser.post('/api/sign-out', { address: key.address.toLowerCase(), chainId: 'eip155:1' })
  expect(await accountsOf(browser)).toEqual([])
})

test('S-83: a repeated sign-in with address and chain keeps one row', async () => {
  const browser = world.server.openBrowser()
  const key = createTestKey()
  await signInOn(browser, key)
  world.server.clock.advance(1)
  await signInOn(browser, key)
  expect(await accountsOf(browser)).toHaveLength(1)
  expect(await world.db.select().from(sessions)).toHaveLength(1)
})

test('S-83: an address is one user on all chains and in all browsers', async () => {
  const key = createTestKey()
  const [one, two] = [world.server.openBrowser(), world.server.openBrowser()]
  await signInOn(one, key, 1)
  await signInOn(two, key, 137)
  const ids = await Promise.all(
    [one, two].map(async (x) => (await x.get('/api/me')).json().user.id),
  )
  expect(ids[0]).toBe(ids[1])
})

test('S-82: a contract session lasts 24 h, used or not; a key session longer', async () => {
  const now = world.server.clock.now()
  const shared = { previousTokenHash: undefined, browser: 'test', auditHash: 'hash', now }
  const account = { namespace: 'eip155', address: createTestKey().address, chainId: 'eip155:1' }
  const contract = await createSession(world.db, { ...shared, account, signer: 'contract' })
  const key = await createSession(world.db, { ...shared, account, signer: 'key' })
  for (let passed = 0; passed < 24; passed += 8) {
    await findSession(world.db, contract, now + passed * hour)
    await findSession(world.db, key, now + passed * hour)
  }
  await expect(findSession(world.db, contract, now + day - 1)).resolves.toBeDefined()
  await expect(findSession(world.db, contract, now + day)).resolves.toBeUndefined()
  await expect(findSession(world.db, key, now + day)).resolves.toBeDefined()
})

test('S-82: a contract at the same address on another chain is another user', async () => {
  const shared = {
    previousTokenHash: undefined,
    browser: 'test',
    auditHash: 'hash',
    now: world.server.clock.now(),
  }
  const { address } = createTestKey()
  const userOf = async (chainId: string, signer: 'key' | 'contract' | 'delegate') => {
    const account = { namespace: 'eip155', address, chainId }
    const token = await createSession(world.db, { ...shared, account, signer })
    return (await findSession(world.db, token, shared.now))?.userId
  }
  const key = await userOf('eip155:1', 'key')
  const one = await userOf('eip155:1', 'contract')
  expect(one).not.toBe(key)
  expect(await userOf('eip155:137', 'contract')).not.toBe(one)
  expect(await userOf('eip155:1', 'contract')).toBe(one)
  const lent = await userOf('eip155:10', 'delegate')
  expect([key, one]).not.toContain(lent)
  expect(await userOf('eip155:10', 'contract')).toBe(lent)
})

test('S-92d: sessions are listed and ended by their own user only', async () => {
  const [mine, theirs] = [world.server.openBrowser(), world.server.openBrowser()]
  await signInOn(mine, createTestKey())
  await signInOn(theirs, createTestKey())
  const [victim] = (await theirs.get('/api/sessions')).json().sessions
  const listed = (await mine.get('/api/sessions')).json().sessions
  expect(listed).toHaveLength(1)
  expect(listed[0]).toMatchObject({ current: true })

  const refused = await mine.post(`/api/sessions/${victim.id}/revoke`)
  expect([refused.statusCode, refused.json().error.code]).toEqual([404, 'not_found'])
  expect(await isIn(theirs)).toBe(true)
  expect((await theirs.post(`/api/sessions/${victim.id}/revoke`)).statusCode).toBe(200)
  expect(await isIn(theirs)).toBe(false)
})

test('S-92d: revoking others leaves other users alone', async () => {
  const [mine, theirs] = [world.server.openBrowser(), world.server.openBrowser()]
  await signInOn(mine, createTestKey())
  await signInOn(theirs, createTestKey())
  await mine.post('/api/sessions/revoke-others')
  expect(await isIn(theirs)).toBe(true)
})

test('behavior: the list describes the browser in fixed words', async () => {
  const userAgent =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/156.0.0.0 Safari/537.36'
  const browser = world.server.openBrowser({ userAgent })
  await signInOn(browser, createTestKey())
  const [session] = (await browser.get('/api/sessions')).json().sessions
  expect(session.browser).toBe('Chromium on Linux')
})

test('S-91d: GET has no effect except the pre-session cookie', async () => {
  const browser = world.server.openBrowser()
  const first = await browser.open()
  expect(first.session).toBeNull()
  expect((await browser.open()).csrfToken).toBe(first.csrfToken)
  expect(await world.db.select().from(sessions)).toEqual([])
})
