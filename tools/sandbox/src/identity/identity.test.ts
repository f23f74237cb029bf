import * as client from 'openid-client'
import { recoverMessageAddress } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { OwnServer } from '../processes/createServerRunner.ts'
import { findFreePorts } from '../processes/findFreePorts.ts'
import { createIdentityService } from './createIdentityService.ts'
import { createFarcaster } from './farcaster/createFarcaster.ts'
import { members } from './farcaster/members.ts'
import { createIdentityFaults } from './IdentityFault.ts'
import { people, toPerson } from './people.ts'
import { marketplaces, type StandIn, sandboxClient, standIns } from './standIns.ts'

const now = () => Date.parse('2030-01-15T10:00:00.000Z')
const faults = createIdentityFaults()
const world: { server?: OwnServer; origin: string } = { origin: '' }

beforeAll(async () => {
  const [port = 0] = await findFreePorts(1)
  world.origin = `http://127.0.0.1:${port}`
  world.server = createIdentityService({
    origin: world.origin,
    toRedirectUris: (name) => [`http://secure.test/social/callback/${name}`],
    clientOrigins: ['http://secure.test'],
    faults,
    farcaster: createFarcaster(`${world.origin}/farcaster`, now),
  })
  await world.server.listen({ host: '127.0.0.1', port })
}, 60_000)
afterAll(() => world.server?.close())
afterEach(() => faults.clear())

/**
 * Creates a minimal browser for the test. It stores cookies by path, and follows redirects within
 * the service.
 */
function createVisitor() {
  const cookies = new Map<string, { value: string; path: string }>()
  async function ask(url: string, init: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(url)
    const mine = [...cookies].filter(([, { path }]) => pathname.startsWith(path))
    const cookie = mine.map(([name, { value }]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, {
      ...init,
      headers: { ...init.headers, cookie },
      redirect: 'manual',
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, { value, path: /path=([^;]+)/i.exec(line)?.[1] ?? '/' })
    }
    return response
  }
  return {
    /**
     * Requests a URL and follows the redirects within the service.
     *
     * @returns The last URL and its response.
     */
    async go(url: string, init: RequestInit = {}) {
      let response = await ask(url, init)
      let at = url
      while (response.status === 303 || response.status === 302) {
        at = new URL(response.headers.get('location') ?? '', at).href
        if (!at.startsWith(world.origin)) break
        response = await ask(at)
      }
      return { at, response }
    },
  }
}

const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
})

async function configure({
  name,
  paths,
  user,
  secretIn,
  clientId = sandboxClient.id,
}: StandIn): Promise<client.Configuration> {
  const issuer = `${world.origin}/${name}`
  const authentication =
    secretIn === 'client_secret_basic'
      ? client.ClientSecretBasic(sandboxClient.secret)
      : client.ClientSecretPost(sandboxClient.secret)
  if (!user)
    return client.discovery(new URL(issuer), clientId, undefined, authentication, {
      execute: [client.allowInsecureRequests, client.enableNonRepudiationChecks],
    })
  const metadata = {
    issuer,
    authorization_endpoint: `${issuer}${paths.authorization}`,
    token_endpoint: `${issuer}${paths.token}`,
  }
  const configuration = new client.Configuration(
    metadata,
    sandboxClient.id,
    undefined,
    authentication,
  )
  client.allowInsecureRequests(configuration)
  return configuration
}

/** Logs in at a simulated provider in the same steps as the product's server. */
async function logIn(standIn: StandIn, choice: Record<string, string>, visitor = createVisitor()) {
  const configuration = await configure(standIn)
  const verifier = client.randomPKCECodeVerifier()
  const expected = { state: client.randomState(), nonce: client.randomNonce() }
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: `http://secure.test/social/callback/${standIn.name}`,
    scope: standIn.scopes.join(' '),
    state: expected.state,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(!standIn.user && { nonce: expected.nonce }),
  })
  const page = await visitor.go(url.href)
  const left = await visitor.go(page.at, form(choice))
  return {
    page: await page.response.text(),
    left: new URL(left.at),
    exchange: () =>
      client.authorizationCodeGrant(configuration, new URL(left.at), {
        pkceCodeVerifier: verifier,
        expectedState: expected.state,
        idTokenExpected: !standIn.user,
        ...(!standIn.user && { expectedNonce: expected.nonce }),
      }),
    ask: (token: string) =>
      client.fetchProtectedResource(
        configuration,
        token,
        new URL(`${world.origin}/${standIn.name}${standIn.user?.path}`),
        'GET',
      ),
  }
}

function find(name: string): StandIn {
  const standIn = standIns.find((candidate) => candidate.name === name)
  if (!standIn) throw new Error(name)
  return standIn
}

const [mira] = people
const plain = standIns.filter(({ user }) => user)

test('default: Google’s ID token names the chosen user and passes a certified client', async () => {
  const login = await logIn(find('google'), { person: '0' })
  expect(login.page).toContain('Log in with Google')
  const tokens = await login.exchange()
  expect(tokens.claims()).toMatchObject({
    iss: `${world.origin}/google`,
    sub: String(mira?.id),
    email: 'mira@example.test',
    email_verified: true,
    name: 'Mira Holt',
  })
})

test.each(marketplaces.map((standIn) => [standIn.name, standIn] as const))(
  'S-74: %s has a separate issuer and client, and returns a name but no address',
  async (name, standIn) => {
    const tokens = await (await logIn(standIn, { person: '0' })).exchange()
    const claims = tokens.claims()
    expect(claims).toMatchObject({ iss: `${world.origin}/${name}`, name: 'Mira Holt' })
    expect(claims).not.toHaveProperty('email')
    const [other] = marketplaces.filter((candidate) => candidate.name !== name)
    const stranger = { ...standIn, clientId: other?.clientId ?? '' }
    expect((await logIn(stranger, { person: '0' })).page).toContain('invalid_client')
  },
)

test('Apple returns the identity of the user', async () => {
  const login = await logIn(find('apple'), { person: '1' })
  expect((await login.exchange()).claims()).toMatchObject({ sub: String(people[1]?.id) })
})

test.each(plain.map((standIn) => [standIn.name, standIn] as const))(
  '%s returns the identity at a user endpoint instead of an ID token',
  async (_, standIn) => {
    const login = await logIn(standIn, { person: '0' })
    const tokens = await login.exchange()
    expect(tokens.id_token).toBeUndefined()
    const told = await (await login.ask(tokens.access_token)).json()
    expect(told).toEqual(mira && standIn.user?.toUser(mira))
    expect((await login.ask('made-up')).status).toBe(401)
  },
)

test('behavior: any identity is possible, and stays the same at the next login', async () => {
  const choice = { name: 'Zoë Lind', email: 'Zoe@example.test' }
  const first = await (await logIn(find('google'), choice)).exchange()
  const second = await (await logIn(find('google'), choice)).exchange()
  expect(first.claims()).toMatchObject({ name: 'Zoë Lind', email: 'Zoe@example.test' })
  expect(second.claims()?.sub).toBe(first.claims()?.sub)
  expect(toPerson('Other', 'zoe@example.test').id).toBe(toPerson('Zoë Lind', 'Zoe@Example.test').id)
})

test.each(['google', 'discord'])(
  'behavior: the next person in the same browser gets through at %s',
  async (name) => {
    const visitor = createVisitor()
    for (const [index, person] of people.entries()) {
      const login = await logIn(find(name), { person: String(index) }, visitor)
      expect(login.left.origin).toBe('http://secure.test')
      const tokens = await login.exchange()
      const { sub } = tokens.claims() ?? {}
      expect(sub ?? (await login.ask(tokens.access_token)).status).toBe(
        name === 'google' ? String(person.id) : 200,
      )
    }
  },
)

test('behavior: a form without a name is shown again', async () => {
  const { left } = await logIn(find('github'), { name: '', email: 'x' })
  expect(left.pathname).toMatch(/^\/github\/interaction\//)
})

test('behavior: cancel returns access_denied', async () => {
  const { left } = await logIn(find('discord'), { cancel: '1' })
  expect(left.origin).toBe('http://secure.test')
  expect(left.searchParams.get('error')).toBe('access_denied')
  expect(left.searchParams.get('code')).toBeNull()
})

test('S-70: a login without PKCE is refused', async () => {
  const query = new URLSearchParams({
    client_id: sandboxClient.id,
    response_type: 'code',
    redirect_uri: 'http://secure.test/social/callback/google',
    scope: 'openid',
    state: 'x'.repeat(16),
  })
  const { at } = await createVisitor().go(`${world.origin}/google/authorize?${query}`)
  expect(new URL(at).searchParams.get('error')).toBe('invalid_request')
})

test('S-72: a code is good once', async () => {
  const login = await logIn(find('github'), { person: '0' })
  await login.exchange()
  await expect(login.exchange()).rejects.toMatchObject({ error: 'invalid_grant' })
})

test('S-72: an unregistered redirect URI gets no answer', async () => {
  const query = new URLSearchParams({
    client_id: sandboxClient.id,
    response_type: 'code',
    redirect_uri: 'http://evil.test/',
    scope: 'openid',
  })
  const { at, response } = await createVisitor().go(`${world.origin}/google/authorize?${query}`)
  expect([new URL(at).origin, response.status]).toEqual([world.origin, 400])
})

describe('faults', () => {
  test('token: a status', async () => {
    const login = await logIn(find('google'), { person: '0' })
    faults.set('google', { at: 'token', status: 503, malformed: false, delayMs: 0 })
    await expect(login.exchange()).rejects.toMatchObject({ cause: { status: 503 } })
  })

  test('token: not JSON', async () => {
    const login = await logIn(find('x'), { person: '0' })
    faults.set('x', { at: 'token', malformed: true, delayMs: 0 })
    await expect(login.exchange()).rejects.toThrow()
  })

  test('user: a status of one stand-in only', async () => {
    faults.set('github', { at: 'user', status: 500, malformed: false, delayMs: 0 })
    const other = await logIn(find('discord'), { person: '0' })
    const { access_token: token } = await other.exchange()
    expect((await other.ask(token)).status).toBe(200)
    const login = await logIn(find('github'), { person: '0' })
    const tokens = await login.exchange()
    expect((await login.ask(tokens.access_token)).status).toBe(500)
  })
})

test('S-110: pages have no script, and forms end here or at the apps', async () => {
  const response = await fetch(world.origin)
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain(
    "default-src 'none'; style-src 'self'; form-action 'self' http://secure.test",
  )
  const page = await response.text()
  expect(page).not.toContain('<script')
  // The page has no script, so its HTML must set the colour theme.
  expect(page).toMatch(/<html[^>]* data-theme="light"/)
  expect((await fetch(`${world.origin}/page.css`)).status).toBe(200)
  expect((await fetch(`${world.origin}/nobody`)).status).toBe(404)
})

describe('Farcaster', () => {
  const open = async (body: object = {}) => {
    const response = await fetch(`${world.origin}/farcaster/v1/channel`, {
      method: 'POST',
      body: JSON.stringify({
        siweUri: 'http://secure.test/sdk',
        domain: 'secure.test',
        nonce: 'abcdefgh1234',
        ...body,
      }),
    })
    return { status: response.status, body: await response.json() }
  }
  const readStatus = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` }
    const response = await fetch(`${world.origin}/farcaster/v1/channel/status`, { headers })
    return { status: response.status, body: await response.json() }
  }
  const ask = async (method: string, params: unknown[]) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const response = await fetch(`${world.origin}/farcaster/rpc`, { method: 'POST', body })
    return response.json()
  }

  test('default: the user approves on the page, and the app reads the signature', async () => {
    const { status, body } = await open()
    expect([status, body.nonce]).toEqual([201, 'abcdefgh1234'])
    expect(await readStatus(body.channelToken)).toMatchObject({
      status: 202,
      body: { state: 'pending', nonce: 'abcdefgh1234' },
    })
    expect(await (await fetch(body.url)).text()).toContain('secure.test requests your sign-in')
    await fetch(body.url, form({ fid: '102' }))
    const { body: done } = await readStatus(body.channelToken)
    expect(done).toMatchObject({
      state: 'completed',
      fid: 102,
      username: 'jonas',
      authMethod: 'custody',
    })
    const { message, signature } = done
    expect(await recoverMessageAddress({ message, signature })).toBe(done.custody)
    expect(parseSiweMessage(message)).toMatchObject({
      address: members[1]?.custody.address,
      domain: 'secure.test',
      uri: 'http://secure.test/sdk',
      nonce: 'abcdefgh1234',
      chainId: 10,
      statement: 'Farcaster Auth',
      resources: ['farcaster://fid/102'],
    })
  })

  test('S-45: the registry returns the key of each account', async () => {
    const idOf = (address = '') => ({
      data: `0xd94fe832${address.slice(2).toLowerCase().padStart(64, '0')}`,
    })
    const known = await ask('eth_call', [idOf(members[0]?.custody.address), 'latest'])
    const unknown = await ask('eth_call', [idOf(`0x${'1'.repeat(40)}`), 'latest'])
    expect([BigInt(known.result), BigInt(unknown.result)]).toEqual([101n, 0n])
    expect((await ask('eth_chainId', [])).result).toBe('0xa')
    expect((await ask('eth_sendTransaction', [])).error.code).toBe(-32601)
  })

  test('behavior: "not now" signs nothing', async () => {
    const { body } = await open()
    await fetch(body.url, form({ cancel: '1' }))
    expect((await readStatus(body.channelToken)).body.state).toBe('pending')
  })

  test('error: an invalid token, a bad request, an expired channel', async () => {
    expect((await readStatus('made-up')).status).toBe(401)
    expect((await fetch(`${world.origin}/farcaster/approve?channelToken=x`)).status).toBe(404)
    const response = await fetch(`${world.origin}/farcaster/v1/channel`, {
      method: 'POST',
      body: '{}',
    })
    expect(response.status).toBe(400)
  })
})
