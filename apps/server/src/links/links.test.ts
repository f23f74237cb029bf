import type { LinkProvider } from '@latchkey/product-api'
import { startTestProvider, type TestProvider } from '@latchkey/service/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runCommand } from '../admin/runCommand.ts'
import { deletionDelayMs } from '../config/constants.ts'
import { linkedAccounts, linkFlows, sessions, users } from '../db/schema.ts'
import { createTestKey } from '../testing/createTestKey.ts'
import { testOrigin } from '../testing/createTestServer.ts'
import { setUpServer } from '../testing/setUpServer.ts'
import type { TestBrowser } from '../testing/TestBrowser.ts'
import { deleteDueUsers } from '../users/deleteDueUsers.ts'

const clock = { now: Date.now }
/** The test user's account data at the fake providers. */
const person = { sub: '', name: '', id: '', username: '', email: '', verified: true }
const become = (name: string, id: string) =>
  Object.assign(person, { sub: `m-${id}`, name, id, username: name, email: `${name}@example.test` })

const world = setUpServer(() => ({ config: configure(), start: clock.now() }))
let provider: TestProvider
let sandbox: TestProvider

beforeAll(async () => {
  provider = await startTestProvider(person, clock)
  sandbox = await startTestProvider(person, clock, 'sandbox-client')
}, 60_000)
afterAll(() => {
  for (const { stop } of [provider, sandbox]) stop()
})
beforeEach(() => {
  become('wren', '77')
  provider.setFault(undefined)
})

const secret = { clientSecret: 'our-secret' }
function configure() {
  const { url } = provider
  return {
    rpcUrls: { 'eip155:1': [world.rpc.url] },
    marketplace: { ...secret, clientId: 'client', issuer: url },
    marketplaceSandbox: { ...secret, clientId: 'sandbox-client', issuer: sandbox.url },
    discord: {
      ...secret,
      clientId: 'client',
      issuer: url,
      authorizationUrl: `${url}/authorize`,
      tokenUrl: `${url}/token`,
      userUrl: `${url}/user`,
    },
  }
}

const all = ['marketplace', 'marketplace-sandbox', 'discord'] as const
const paths = {
  marketplace: '/openloot-callback',
  'marketplace-sandbox': '/openloot-sandbox-callback',
  discord: '/discord-callback',
} as const
const hostOf = (name: LinkProvider) => (name === 'marketplace-sandbox' ? sandbox : provider)
const issOf = (name: LinkProvider) => (name === 'discord' ? {} : { iss: hostOf(name).url })
const exchanges = () => provider.exchanges() + sandbox.exchanges()

type Answer = { readonly statusCode: number; readonly json: () => { error: { code: string } } }
const codeOf = (answer: Answer) => [answer.statusCode, answer.json().error.code]

const start = (browser: TestBrowser, name: LinkProvider, purpose = 'login') =>
  browser.post('/api/links/start', { provider: name, purpose })

/**
 * Starts a login or link flow and confirms it at the fake provider.
 *
 * @returns The provider's response, which the page posts to the server.
 */
async function goThere(browser: TestBrowser, name: LinkProvider, purpose?: string) {
  const { url } = (await start(browser, name, purpose)).json()
  return {
    url: new URL(url),
    answer: { provider: name, ...hostOf(name).authorize(url), ...issOf(name) },
  }
}
async function finish(browser: TestBrowser, answer: object) {
  const response = await browser.post('/api/links/finish', answer)
  if (response.statusCode === 200) browser.holdCsrfToken(response.json().csrfToken)
  return response
}
async function logIn(name: LinkProvider, browser?: TestBrowser) {
  const here = browser ?? (await openBrowser())
  const { answer } = await goThere(here, name)
  return { browser: here, answer, finished: await finish(here, answer) }
}
async function link(browser: TestBrowser, name: LinkProvider) {
  const { answer } = await goThere(browser, name, 'link')
  return { answer, finished: await finish(browser, answer) }
}
async function openBrowser() {
  const browser = world.server.openBrowser()
  await browser.open()
  return browser
}
async function openMember() {
  const browser = world.server.openBrowser()
  await browser.signIn(createTestKey())
  return browser
}
async function unlink(browser: TestBrowser, name: LinkProvider) {
  const response = await browser.post(`/api/links/${name}/unlink`)
  if (response.statusCode === 200) browser.holdCsrfToken(response.json().csrfToken)
  return response
}
const userOf = async (browser: TestBrowser) => (await browser.get('/api/me')).json().user?.id
const linksOf = async (browser: TestBrowser) => (await browser.get('/api/links')).json().links
const sid = (browser: TestBrowser) => browser.cookies.get('__Host-sid')

test.each(all)('S-70: %s gets a code request with PKCE and the smallest scopes', async (name) => {
  const { url } = await goThere(await openBrowser(), name)
  const query = Object.fromEntries(url.searchParams)
  expect(query).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: `${testOrigin}${paths[name]}`,
    scope: name === 'discord' ? 'identify email' : 'openid profile',
    client_id: name === 'marketplace-sandbox' ? 'sandbox-client' : 'client',
  })
  expect(url.href).not.toContain('secret')
})

test.each(all)('S-70, S-71: no stored value can open a login at %s', async (name) => {
  const browser = await openBrowser()
  const { url, answer } = await goThere(browser, name)
  const [flow] = await world.db.select().from(linkFlows)
  const stored = JSON.stringify(flow)
  const cookie = browser.cookies.get('__Host-link') ?? ''
  expect(Buffer.from(answer.state, 'base64url')).toHaveLength(32)
  expect(Buffer.from(cookie, 'base64url')).toHaveLength(32)
  const nonce = url.searchParams.get('nonce') ?? cookie
  for (const value of [answer.state, cookie, nonce]) expect(stored).not.toContain(value)
  await finish(browser, answer)
  const tables = [linkFlows, linkedAccounts, sessions, users]
  const rows = await Promise.all(tables.map((table) => world.db.select().from(table)))
  for (const value of [answer.state, answer.code, cookie, 'provider-access-token', sid(browser)])
    expect(JSON.stringify(rows)).not.toContain(value)
})

test('S-71: a flow is started by a POST, under a separate cookie', async () => {
  const browser = await openBrowser()
  expect((await browser.get('/api/links/start')).statusCode).toBe(404)
  const response = await start(browser, 'discord')
  const cookie = response.cookies.find(({ name }) => name === '__Host-link')
  expect(cookie).toMatchObject({ path: '/', secure: true, httpOnly: true, sameSite: 'Lax' })
  expect(cookie).not.toHaveProperty('domain')
})

test.each(all)(
  'login: the first login at %s creates a user, and a second login finds the same user',
  async (name) => {
    const { browser, finished } = await logIn(name)
    expect(finished.json()).toMatchObject({
      purpose: 'login',
      name: 'wren',
      returnTo: '/profile',
      session: { account: null, accounts: [], provider: name },
    })
    const second = await logIn(name)
    expect(await userOf(second.browser)).toBe(await userOf(browser))
    expect(await world.db.select().from(users)).toHaveLength(1)
    const { sessions: devices } = (await browser.get('/api/sessions')).json()
    expect(devices).toHaveLength(2)
    expect(devices[0]).toMatchObject({ account: null, provider: name })
  },
)

test('login: two concurrent first logins of an account create one user', async () => {
  const going = await Promise.all(
    [1, 2].map(async () => {
      const browser = await openBrowser()
      return { browser, answer: (await goThere(browser, 'marketplace')).answer }
    }),
  )
  await Promise.all(going.map(({ browser, answer }) => finish(browser, answer)))
  const [one, two] = await Promise.all(going.map(({ browser }) => userOf(browser)))
  expect(one).toBe(two)
  expect(await world.db.select().from(users)).toHaveLength(1)
})

test.each(all)('link: %s becomes an account of the user, who can log in by it', async (name) => {
  const member = await openMember()
  expect(await linksOf(member)).toEqual([])
  const { finished } = await link(member, name)
  expect(finished.json()).toMatchObject({ purpose: 'link', name: 'wren' })
  expect(finished.json().session.account).not.toBeNull()
  expect(await linksOf(member)).toEqual([
    {
      provider: name,
      name: 'wren',
      email: name === 'discord' ? 'wren@example.test' : null,
      linkedAt: expect.any(String),
    },
  ])
  const { browser } = await logIn(name)
  expect(await userOf(browser)).toBe(await userOf(member))
})

test('S-90d: linking and unlinking rotate the session, and the old one is invalid', async () => {
  const member = await openMember()
  const change = async (act: () => Promise<unknown>) => {
    const before = sid(member) ?? ''
    await act()
    expect(sid(member)).not.toBe(before)
    expect(await userOf(member)).toBeDefined()
    const thief = world.server.openBrowser()
    thief.cookies.set('__Host-sid', before)
    expect((await thief.get('/api/me')).statusCode).toBe(401)
  }
  await change(() => link(member, 'discord'))
  await change(() => link(member, 'marketplace'))
  await change(() => unlink(member, 'discord'))
})

test('S-90c: a session planted before a login is invalid after it', async () => {
  const victim = await openBrowser()
  victim.cookies.set('__Host-sid', 'a'.repeat(43))
  await victim.open()
  await logIn('discord', victim)
  expect(sid(victim)).not.toBe('a'.repeat(43))
})

test.each(all)(
  'S-73b: linking an account at %s of another user is a 409 that names no user',
  async (name) => {
    const [owner, other] = [await openMember(), await openMember()]
    await link(owner, name)
    const before = sid(other)
    const { finished } = await link(other, name)
    expect(codeOf(finished)).toEqual([409, 'link_elsewhere'])
    for (const secret of [await userOf(owner), 'wren', '77'])
      expect(finished.body).not.toContain(secret)
    expect(await linksOf(other)).toEqual([])
    expect(await linksOf(owner)).toHaveLength(1)
    expect(sid(other)).toBe(before)
  },
)

test('link: a second account at one provider has to wait until the first is unlinked', async () => {
  const member = await openMember()
  await link(member, 'discord')
  become('finch', '78')
  expect(codeOf((await link(member, 'discord')).finished)).toEqual([409, 'link_present'])
  expect(await linksOf(member)).toMatchObject([{ name: 'wren' }])
  await unlink(member, 'discord')
  expect((await link(member, 'discord')).finished.statusCode).toBe(200)
})

test('link: linking the same account again updates its name', async () => {
  const member = await openMember()
  await link(member, 'discord')
  become('finch', '77')
  expect((await link(member, 'discord')).finished.statusCode).toBe(200)
  expect(await linksOf(member)).toMatchObject([{ name: 'finch' }])
})

test.each(all)(
  'S-72: %s: a single mismatched value is rejected before an exchange',
  async (name) => {
    const browser = await openBrowser()
    const { answer } = await goThere(browser, name)
    const before = exchanges()
    const stranger = await openBrowser()
    const mixedUp = [403, 'link_mixed_up']
    expect(codeOf(await finish(stranger, answer))).toEqual(mixedUp)
    await start(stranger, name)
    expect(codeOf(await finish(stranger, answer))).toEqual(mixedUp)
    expect(codeOf(await finish(browser, { ...answer, state: 'x'.repeat(43) }))).toEqual(mixedUp)
    for (const wrong of all.filter((other) => other !== name))
      expect(codeOf(await finish(browser, { ...answer, provider: wrong }))).toEqual(mixedUp)
    expect(exchanges()).toBe(before)
    // Shows that the valid response still succeeds: the rejected requests did not consume the
    // state.
    expect((await finish(browser, answer)).statusCode).toBe(200)
  },
)

test.each(all)('S-72: %s: only the user who started a link can finish it', async (name) => {
  const member = await openMember()
  const { answer } = await goThere(member, name, 'link')
  const before = exchanges()
  await member.post('/api/sign-out')
  await member.open()
  expect(codeOf(await finish(member, answer))).toEqual([403, 'link_mixed_up'])
  await member.signIn(createTestKey())
  expect(codeOf(await finish(member, answer))).toEqual([403, 'link_mixed_up'])
  expect(exchanges()).toBe(before)
  expect(await world.db.select().from(linkedAccounts)).toEqual([])
})

test('S-72: a link does not start without a session', async () => {
  expect(codeOf(await start(await openBrowser(), 'discord', 'link'))).toEqual([
    401,
    'not_signed_in',
  ])
})

test.each(all)('S-72: %s: a flow expires after ten minutes', async (name) => {
  const browser = await openBrowser()
  const { answer } = await goThere(browser, name)
  const before = exchanges()
  world.server.clock.advance(10 * 60_000)
  expect(codeOf(await finish(browser, answer))).toEqual([410, 'link_expired'])
  expect(exchanges()).toBe(before)
})

test.each(all)(
  'S-72: %s: a repeated post within a minute gets the same answer without an exchange',
  async (name) => {
    const browser = await openBrowser()
    const { answer } = await goThere(browser, name)
    const before = exchanges()
    // Two renders of the same page post the same answer concurrently.
    const both = await Promise.all([finish(browser, answer), finish(browser, answer)])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(both[0]?.json()).toEqual(both[1]?.json())
    const mine = sid(browser)
    world.server.clock.advance(59_999)
    expect((await finish(browser, answer)).json()).toEqual(both[0]?.json())
    expect([sid(browser), exchanges()]).toEqual([mine, before + 1])
    world.server.clock.advance(1)
    expect(codeOf(await finish(browser, answer))).toEqual([410, 'link_used'])
    expect(await userOf(browser)).toBeDefined()
  },
)

test('S-72: a lost answer is repeated for the same user, but not after sign-out', async () => {
  const browser = await openMember()
  const before = sid(browser) ?? ''
  const { answer } = await link(browser, 'discord')
  browser.cookies.set('__Host-sid', before)
  await browser.open()
  expect((await finish(browser, answer)).statusCode).toBe(200)
  expect(await linksOf(browser)).toHaveLength(1)
  await browser.post('/api/sign-out')
  await browser.open()
  expect(codeOf(await finish(browser, answer))).toEqual([410, 'link_used'])
})

test.each(['marketplace', 'marketplace-sandbox'] as const)(
  'S-72: %s: a wrong issuer in the answer, or a missing promised one, is rejected',
  async (name) => {
    for (const iss of ['https://evil.example.test', undefined]) {
      const browser = await openBrowser()
      const { answer } = await goThere(browser, name)
      expect(codeOf(await finish(browser, { ...answer, iss }))).toEqual([400, 'link_refused'])
    }
    expect(await world.db.select().from(users)).toEqual([])
  },
)

test('S-72: discord: another issuer in the answer is rejected', async () => {
  const browser = await openBrowser()
  const { answer } = await goThere(browser, 'discord')
  const iss = 'https://evil.example.test'
  expect(codeOf(await finish(browser, { ...answer, iss }))).toEqual([400, 'link_refused'])
})

test.each(['nonce', 'audience', 'issuer', 'signature', 'expired', 'unsigned'] as const)(
  'S-73a: an ID token of the marketplace with a wrong %s is rejected',
  async (fault) => {
    const browser = await openBrowser()
    const { answer } = await goThere(browser, 'marketplace')
    provider.setFault(fault)
    expect(codeOf(await finish(browser, answer))).toEqual([400, 'link_refused'])
    expect(await world.db.select().from(users)).toEqual([])
  },
)

test.each(['marketplace', 'discord'] as const)(
  '%s out of reach is reported, and the same answer gets the same error later',
  async (name) => {
    for (const fault of ['server-error', 'malformed'] as const) {
      const member = await openMember()
      const { answer } = await goThere(member, name, 'link')
      provider.setFault(fault)
      const down = [503, 'provider_unreachable']
      expect(codeOf(await finish(member, answer))).toEqual(down)
      provider.setFault(undefined)
      // The state is used up, so the same answer gets the same error.
      expect(codeOf(await finish(member, answer))).toEqual(down)
      expect((await link(member, name)).finished.statusCode).toBe(200)
      await unlink(member, name)
    }
  },
)

test('an unreachable marketplace is reported before the redirect', async () => {
  const dead = { marketplace: { ...secret, clientId: 'client', issuer: 'http://127.0.0.1:9' } }
  await world.restart({ config: dead })
  const answer = await start(await openBrowser(), 'marketplace')
  expect(codeOf(answer)).toEqual([503, 'provider_unreachable'])
})

test.each(all)(
  "S-75: %s: a denial and any other error show one of the product's texts",
  async (name) => {
    const text = '<script>alert(1)</script>'
    for (const [error, code] of [
      ['access_denied', 'link_cancelled'],
      [text, 'link_refused'],
    ] as const) {
      const browser = await openBrowser()
      const { answer } = await goThere(browser, name)
      const refused = await finish(browser, { provider: name, state: answer.state, error })
      expect(codeOf(refused)).toEqual([400, code])
      expect(refused.body).not.toContain('script')
    }
  },
)

test('S-75: the return path must be on the list', async () => {
  const browser = await openBrowser()
  const ask = (returnTo: string) =>
    browser.post('/api/links/start', { provider: 'discord', purpose: 'login', returnTo })
  for (const path of ['https://evil.test/', '//evil.test', '/api/session', '/'])
    expect(codeOf(await ask(path))).toEqual([400, 'invalid_request'])
  const { url } = (await ask('/leaderboard')).json()
  const finished = await finish(browser, { provider: 'discord', ...provider.authorize(url) })
  expect(finished.json().returnTo).toBe('/leaderboard')
})

test('S-75: answers and logs contain no token, code or state', async () => {
  const { browser, answer, finished } = await logIn('discord')
  const log = JSON.stringify(world.server.lines)
  expect(log).toContain('/api/links/finish')
  const cookies = [...browser.cookies.values()]
  for (const value of [
    answer.code,
    answer.state,
    'provider-access-token',
    'our-secret',
    ...cookies,
  ]) {
    expect(log).not.toContain(value)
    expect(finished.body).not.toContain(value)
  }
})

test.each(all)('S-74: %s is absent unless configured', async (name) => {
  const browser = await openBrowser()
  const { answer } = await goThere(browser, name)
  const { marketplace, marketplaceSandbox, discord, ...rest } = configure()
  const others = {
    marketplace: { ...rest, marketplaceSandbox, discord },
    'marketplace-sandbox': { ...rest, marketplace, discord },
    discord: { ...rest, marketplace, marketplaceSandbox },
  }
  await world.restart({ config: others[name], start: clock.now() })
  const elsewhere = await openBrowser()
  expect(codeOf(await start(elsewhere, name))).toEqual([404, 'provider_unavailable'])
  expect(codeOf(await finish(elsewhere, answer))).toEqual([404, 'provider_unavailable'])
})

test('S-74: an account of the sandbox differs from the marketplace account with the same id', async () => {
  const [real, played] = [await logIn('marketplace'), await logIn('marketplace-sandbox')]
  expect(await userOf(played.browser)).not.toBe(await userOf(real.browser))
})

test('unlink: removes the link, ends sessions from it elsewhere, and frees the account', async () => {
  const member = await openMember()
  await link(member, 'discord')
  const { browser: elsewhere } = await logIn('discord')
  expect(await unlink(member, 'discord')).toMatchObject({ statusCode: 200 })
  expect(await linksOf(member)).toEqual([])
  expect((await elsewhere.get('/api/me')).statusCode).toBe(401)
  expect(codeOf(await unlink(member, 'discord'))).toEqual([404, 'not_found'])
  const other = await openMember()
  expect((await link(other, 'discord')).finished.statusCode).toBe(200)
})

test('unlink: the last login stays, even with two concurrent requests', async () => {
  const { browser } = await logIn('discord')
  expect(codeOf(await unlink(browser, 'discord'))).toEqual([409, 'last_way_in'])
  await link(browser, 'marketplace')
  const { browser: other } = await logIn('marketplace')
  const answers = await Promise.all([unlink(browser, 'discord'), unlink(other, 'marketplace')])
  const said = answers.map(({ statusCode }) => statusCode)
  expect(said).toContain(200)
  expect(await world.db.select().from(linkedAccounts)).toHaveLength(1)
})

test('S-92d: a link of another user cannot be removed', async () => {
  const [owner, other] = [await openMember(), await openMember()]
  await link(owner, 'discord')
  expect(codeOf(await unlink(other, 'discord'))).toEqual([404, 'not_found'])
  expect(await linksOf(owner)).toHaveLength(1)
})

test('login: one Discord account is one player, whether it was linked or logged in first', async () => {
  const owner = await openMember()
  await link(owner, 'discord')
  const { browser } = await logIn('discord')
  expect(await userOf(browser)).toBe(await userOf(owner))
  become('renamed', '77')
  await logIn('discord')
  expect(await world.db.select().from(users)).toHaveLength(1)
  become('other', '78')
  const { browser: first } = await logIn('discord')
  const { browser: second } = await logIn('discord')
  expect(await userOf(second)).toBe(await userOf(first))
  expect(await world.db.select().from(users)).toHaveLength(2)
})

test('wallet: an unknown wallet joins the user of a linked account', async () => {
  const { browser } = await logIn('discord')
  const user = await userOf(browser)
  const key = createTestKey()
  await browser.signIn(key)
  expect(await userOf(browser)).toBe(user)
  const elsewhere = world.server.openBrowser()
  await elsewhere.signIn(key)
  expect(await userOf(elsewhere)).toBe(user)
  expect(await unlink(browser, 'discord')).toMatchObject({ statusCode: 200 })
})

test('wallet: a known wallet and a second wallet stay with their own users', async () => {
  const key = createTestKey()
  const owner = world.server.openBrowser()
  await owner.signIn(key)
  const { browser } = await logIn('discord')
  world.server.clock.advance(1)
  await browser.signIn(key)
  expect(await userOf(browser)).toBe(await userOf(owner))
  world.server.clock.advance(1)
  await owner.signIn(createTestKey())
  expect(await userOf(owner)).not.toBe(await userOf(browser))
})

test('metrics: answers of providers are counted by outcome', async () => {
  const { browser, answer } = await logIn('discord')
  await finish(browser, { ...answer, provider: 'marketplace' })
  const text = await world.server.metrics.registry.metrics()
  expect(text).toContain('links_total{provider="discord",outcome="login"} 1')
  expect(text).toContain('links_total{provider="marketplace",outcome="link_mixed_up"} 1')
})

test('behavior: linked accounts of a banned player neither log in nor link, even after deletion', async () => {
  const order = (command: string, input: object) =>
    runCommand(
      { db: world.db, now: world.server.clock.now(), actor: 'mira', report() {} },
      { command, input },
    )
  const player = await userOf((await logIn('discord')).browser)
  await order('ban', { player, reason: 'Two accounts' })
  const { browser, answer, finished } = await logIn('discord')
  expect(codeOf(finished)).toEqual([403, 'banned'])
  expect(finished.json().details).toEqual({ until: null, reason: 'Two accounts' })
  expect(codeOf(await finish(browser, answer))).toEqual([403, 'banned'])
  expect(await userOf(browser)).toBeUndefined()

  await order('delete', { player })
  world.server.clock.advance(deletionDelayMs)
  await deleteDueUsers(world.db, world.server.clock.now())
  expect(codeOf((await logIn('discord')).finished)).toEqual([403, 'banned'])
  const other = await openMember()
  expect(codeOf((await link(other, 'discord')).finished)).toEqual([403, 'banned'])
  expect(await linksOf(other)).toEqual([])
  await order('unban', { player: 'discord:77' })
  expect((await logIn('discord')).finished.statusCode).toBe(200)
})
