import { parseSignInMessage } from '@latchkey/core/sign-in'
import { HttpResponse, http, type JsonBodyType } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { getAccount } from '../account/getAccount.ts'
import { connect } from '../connect/connect.ts'
import { createTestKit } from '../testing/createTestKit.ts'
import { fakeWallet } from '../testing/fakeWallet.ts'
import { settle } from '../testing/settle.ts'
import { createServerSignIn, type SignedInAccount } from './createServerSignIn.ts'
import { signIn } from './signIn.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const account = {
  accountAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  chainId: 'eip155:1',
} as const
const issued = { nonce: 'nonce0123456789', serverTime: '2026-01-01T00:00:00.000Z' }
const page = {
  domain: 'app.example',
  uri: 'https://app.example',
  statement: 'Sign in to Example',
}

function createPlugin() {
  const calls: unknown[] = []
  let accounts: readonly SignedInAccount[] = []
  const client = {
    createNonce: async () => issued,
    verify: async (signed: unknown) => {
      calls.push(['verify', signed])
      accounts = [{ address: account.accountAddress.toLowerCase(), chainId: account.chainId }]
    },
    getAccounts: async () => accounts,
    signOut: async (ended?: SignedInAccount) => {
      calls.push(['signOut', ended])
      accounts = []
    },
  }
  return { calls, plugin: createServerSignIn({ ...page, client }) }
}

/** Callback of a client that must not be called: fails the test. */
const unreached = async () => expect.unreachable('not asked for here')
const unused = {
  createNonce: unreached,
  verify: unreached,
  getAccounts: unreached,
  signOut: unreached,
}

test("K-SIWX-05: writes a message with the server's nonce", async () => {
  const message = await createPlugin().plugin.createMessage(account)
  expect(parseSignInMessage(message.toString())).toEqual({
    ...account,
    domain: 'app.example',
    uri: 'https://app.example',
    version: '1',
    nonce: 'nonce0123456789',
    statement: 'Sign in to Example',
    issuedAt: '2026-01-01T00:00:00.000Z',
  })
})

test("S-137: a message is dated by the server's clock, whatever the device's clock shows", async () => {
  const client = { ...unused, createNonce: async () => ({ ...issued, serverTime: '2031-05-06' }) }
  const message = await createServerSignIn({ ...page, client }).createMessage(account)
  expect(message.issuedAt).toBe('2031-05-06T00:00:00.000Z')
  const broken = { ...client, createNonce: async () => ({ ...issued, serverTime: 'noon' }) }
  const writing = createServerSignIn({ ...page, client: broken }).createMessage(account)
  await expect(writing).rejects.toMatchObject({ code: 'invalid_answer' })
})

test('behavior: the server verifies text and signature and lists the sessions', async () => {
  const { plugin, calls } = createPlugin()
  const built = await plugin.createMessage(account)
  expect(await plugin.getSessions(account.chainId, account.accountAddress)).toEqual([])
  await plugin.addSession({ data: built, message: built.toString(), signature: '0xab' })
  expect(calls).toEqual([['verify', { message: built.toString(), signature: '0xab' }]])
  expect(await plugin.getSessions(account.chainId, account.accountAddress)).toHaveLength(1)
  expect(await plugin.getSessions('eip155:137', account.accountAddress)).toEqual([])
})

test('K-SIWX-03: with the scope `namespace` a session covers every network of its namespace', async () => {
  const ended: unknown[] = []
  const { address, chainId } = { address: account.accountAddress, chainId: account.chainId }
  const client = {
    ...unused,
    getAccounts: async () => [{ address, chainId }],
    signOut: async (gone?: SignedInAccount) => ended.push(gone),
  }
  const plugin = createServerSignIn({ ...page, client, sessionScope: 'namespace' })
  expect(await plugin.getSessions('eip155:137', address)).toEqual([
    { data: { accountAddress: address, chainId } },
  ])
  expect(await plugin.getSessions('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', address)).toEqual([])
  await plugin.revokeSession('eip155:137', address)
  expect(ended).toEqual([{ address, chainId }])
})

test('behavior: Solana addresses are case-sensitive, Ethereum addresses are not', async () => {
  const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const address = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
  const client = { ...unused, getAccounts: async () => [{ address, chainId } as const] }
  const plugin = createServerSignIn({ ...page, client })
  expect(await plugin.getSessions(chainId, address)).toHaveLength(1)
  expect(await plugin.getSessions(chainId, address.toLowerCase())).toEqual([])
})

test("behavior: revoking ends one account's session, setting an empty list ends all", async () => {
  const { plugin, calls } = createPlugin()
  await plugin.revokeSession(account.chainId, account.accountAddress)
  await plugin.setSessions([])
  expect(calls).toEqual([
    ['signOut', { address: account.accountAddress, chainId: account.chainId }],
    ['signOut', undefined],
  ])
  await expect(plugin.setSessions([{ data: account }])).rejects.toMatchObject({
    code: 'feature_not_supported',
  })
})

const at = (path: string) => `https://app.example${path}`
const post = (path: string) => (body: unknown) =>
  fetch(at(path), { method: 'POST', body: JSON.stringify(body ?? null) })

/** Sign-in plug-in whose client returns the plain `Response` of `fetch`. */
const plain = createServerSignIn({
  ...page,
  client: {
    createNonce: () => fetch(at('/nonce')),
    verify: post('/verify'),
    getAccounts: () => fetch(at('/accounts')),
    signOut: post('/sign-out'),
  },
})

const answer = (path: string, body: JsonBodyType, status = 200) =>
  http.all(at(path), () => HttpResponse.json(body, { status }))

test('behavior: responses of plain `fetch` are read by status and JSON', async () => {
  const accounts = [{ address: account.accountAddress, chainId: account.chainId }]
  server.use(answer('/nonce', issued), answer('/accounts', accounts), answer('/verify', {}))
  const built = await plain.createMessage(account)
  expect(built.nonce).toBe(issued.nonce)
  await plain.addSession({ data: built, message: built.toString(), signature: '0xab' })
  expect(await plain.getSessions(account.chainId, account.accountAddress)).toHaveLength(1)
})

/** Answers of an unreachable server, by the message that the engine or the kit reports. */
const failures = {
  'TypeError: Failed to fetch': () => HttpResponse.error(),
  'status 503': () => new HttpResponse('<h1>Down</h1>', { status: 503 }),
  'status 429': () => new HttpResponse(null, { status: 429 }),
  'a page in place of JSON': () => new HttpResponse('<h1>Portal</h1>'),
} as const

async function connectPlain() {
  const kit = createTestKit({ wallets: [fakeWallet()], signIn: plain })
  await connect(kit, { connectorId: 'test.wallet', namespace: 'eip155' })
  await settle()
  return kit
}

test.each(Object.entries(failures))(
  'K-SIWX-06b: %s when reading the session keeps the wallet, without access',
  async (_, fail) => {
    server.use(http.all(at('/accounts'), fail))
    const kit = await connectPlain()
    await expect.poll(() => kit.connection.getState().signIn).toBe('unreachable')
    expect(getAccount(kit).isConnected).toBe(true)
  },
)

test.each(Object.entries(failures).slice(0, 3))(
  'K-SIWX-06b: %s when sending the signature keeps the wallet and allows a retry',
  async (_, fail) => {
    server.use(answer('/accounts', []), answer('/nonce', issued), http.all(at('/verify'), fail))
    const kit = await connectPlain()
    await expect.poll(() => kit.connection.getState().signIn).toBe('required')
    await expect(signIn(kit)).rejects.toMatchObject({ code: 'unreachable' })
    expect(kit.connection.getState().signIn).toBe('unreachable')
    expect(getAccount(kit).isConnected).toBe(true)
  },
)

test('K-SIWX-06a: a refusing status ends the sign-in without a session', async () => {
  server.use(answer('/verify', { error: 'invalid_signature' }, 401))
  const data = { ...account, ...page, version: '1', nonce: issued.nonce, issuedAt: '2026' } as const
  const adding = plain.addSession({ data, message: 'text', signature: '0xab' })
  await expect(adding).rejects.toMatchObject({ code: 'sign_in_refused' })
})

test("error: an error in the host's own code is rethrown, not reported as an unreachable server", async () => {
  const mistake = new TypeError("Cannot read properties of undefined (reading 'id')")
  const client = { ...unused, getAccounts: () => Promise.reject(mistake) }
  const reading = createServerSignIn({ ...page, client }).getSessions('eip155:1', '0x')
  await expect(reading).rejects.toBe(mistake)
})
