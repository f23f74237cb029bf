import { mainnet, polygon, sepolia } from '@latchkey/core/networks'
import { expect, test, vi } from 'vitest'
import { getAccount } from '../account/getAccount.ts'
import { closeModal } from '../guide/closeModal.ts'
import type { KitEvent } from '../kit/KitEvent.ts'
import { setPreferredAccountType } from '../login/setPreferredAccountType.ts'
import { switchNetwork } from '../networks/switchNetwork.ts'
import { openModal } from '../start/openModal.ts'
import { loginAddresses, refuseAsFrame } from '../testing/createLoginHandlers.ts'
import { createTestKit } from '../testing/createTestKit.ts'
import { fakeLogin } from '../testing/fakeLogin.ts'
import { type FakeLoginFrameOptions, fakeLoginFrame } from '../testing/fakeLoginFrame.ts'
import { fakeWallet } from '../testing/fakeWallet.ts'
import { logIn } from '../testing/logIn.ts'
import { settle } from '../testing/settle.ts'
import { getNameStore } from './getNameStore.ts'
import { isNameOffered } from './isNameOffered.ts'
import { nameSuggestionsQuery } from './nameSuggestionsQuery.ts'
import { registerName } from './registerName.ts'

const blockchainApiUrl = 'https://api.example'
const nameZone = 'latchkey.id'
const address = loginAddresses.eoa
const record = {
  name: 'mira.latchkey.id',
  registered_at: '2026-01-01T00:00:00Z',
  attributes: {},
  addresses: { '60': { address } },
}
const nobody = { name: null, avatar: null }

type Answers = { readonly [path: string]: unknown }
const usual: Answers = {
  '/v1/supported-chains': { http: ['eip155:1', 'eip155:137', 'eip155:11155111'], ws: [] },
  [`/v1/identity/${address}`]: nobody,
  [`/v1/profile/reverse/${address}`]: [],
  '/v1/profile/account': record,
}
const refuse = (description: string, status = 400) =>
  Response.json({ status: 'FAILED', reasons: [{ field: 'name', description }] }, { status })

function createApi(answers: Answers) {
  const posted: unknown[] = []
  const asked: URL[] = []
  const fetch = async (input: RequestInfo | URL) => {
    const request = new Request(input)
    if (request.method === 'POST') posted.push(await request.json())
    const url = new URL(request.url)
    asked.push(url)
    const answer = { ...usual, ...answers }[url.pathname]
    return answer instanceof Response ? answer.clone() : Response.json(answer)
  }
  return { fetch, posted, asked }
}

type Given = { readonly answers?: Answers; readonly frame?: FakeLoginFrameOptions }

/** Logs a user in by email and opens the form that registers an account name. */
async function start({ answers = {}, frame: options = {} }: Given = {}) {
  const { fetch, posted, asked } = createApi(answers)
  const frame = fakeLoginFrame(options)
  const kit = createTestKit({ frame, blockchainApiUrl, nameZone, ports: { fetch } })
  await logIn(kit)
  openModal(kit, { view: 'Account' })
  kit.modal.send({ type: 'push', page: { view: 'AccountSettings' } })
  const events: KitEvent['data'][] = []
  kit.events.subscribe(({ data }) => events.push(data))
  const views = () => kit.modal.getState().stack.map(({ view }) => view)
  const signed = () => frame.requests.filter(({ name }) => name === 'RPC_REQUEST')
  return { kit, frame, posted, asked, events, views, signed }
}

const facts = { isSmartAccount: false, ensName: 'mira.latchkey.id' }

test('K-NAME-03: posts the signed text: full name, no attributes, whole seconds, own coin type', async () => {
  const { kit, posted, events, signed } = await start()
  expect(await registerName(kit, { label: 'Mira' })).toBe('mira.latchkey.id')
  const timestamp = Math.floor(kit.ports.now() / 1_000) + 5
  const message = JSON.stringify({ name: 'mira.latchkey.id', attributes: {}, timestamp })
  expect(posted).toEqual([{ message, address, coin_type: 2_147_483_649, signature: '0xabcd' }])
  expect(signed()).toMatchObject([{ payload: { params: [message, address] } }])
  expect(events.filter(({ event }) => event.startsWith('REGISTER'))).toMatchObject([
    { event: 'REGISTER_NAME_INITIATED', properties: facts },
    { event: 'REGISTER_NAME_SUCCESS', properties: facts },
  ])
})

test('S-145: the names of a smart account are requested for its network', async () => {
  const contract = loginAddresses.smartAccount
  const { kit, asked } = await start({
    frame: { smartNetworks: [1] },
    answers: {
      [`/v1/identity/${contract}`]: nobody,
      [`/v1/profile/reverse/${contract}`]: [],
      '/v1/profile/account': record,
    },
  })
  const getChains = (path: string) =>
    asked
      .filter(({ pathname }) => pathname.startsWith(path))
      .map(({ searchParams }) => searchParams.get('chainId'))
  await vi.waitFor(() => expect(getChains('/v1/identity/')).toEqual(['eip155:1']))
  await setPreferredAccountType(kit, { type: 'eoa' })
  await vi.waitFor(() => expect(getChains('/v1/identity/')).toEqual(['eip155:1', null]))
  await setPreferredAccountType(kit, { type: 'smartAccount' })
  await registerName(kit, { label: 'mira' })
  expect(getChains('/v1/profile/reverse/')).toEqual(['eip155:1'])
})

test('K-BAPI-15: posts coin type, address, message, signature; a refusal has its reason', async () => {
  const refused = await start({ answers: { '/v1/profile/account': refuse('The name is taken') } })
  const registering = registerName(refused.kit, { label: 'MIRA' })
  await expect(registering).rejects.toThrow('The name is taken')
  const timestamp = Math.floor(refused.kit.ports.now() / 1_000) + 5
  const message = JSON.stringify({ name: 'mira.latchkey.id', attributes: {}, timestamp })
  expect(refused.signed()).toMatchObject([{ payload: { params: [message, address] } }])
  expect(refused.posted).toEqual([
    { message, address, coin_type: 2_147_483_649, signature: '0xabcd' },
  ])
  const elsewhere = await start({
    answers: { '/v1/supported-chains': { http: ['eip155:137'], ws: [] } },
  })
  await expect(registerName(elsewhere.kit, { label: 'mira' })).rejects.toMatchObject({
    code: 'name_registration_failed',
  })
  expect(elsewhere.posted).toEqual([])
})

test('K-NAME-03: after the signature the form shows again while the service is pending', async () => {
  const { kit, views } = await start()
  const seen: (readonly [string | undefined, boolean])[] = []
  const { getState } = getNameStore(kit)
  kit.modal.subscribe(() => seen.push([views().at(-1), getState().registering]))
  getNameStore(kit).setState({ label: 'mira' })
  await registerName(kit, { label: 'mira' })
  expect(seen).toEqual([
    ['ApproveTransaction', true],
    ['AccountSettings', true],
  ])
  expect(getState()).toEqual({ label: '', registering: false })
})

test('K-NAME-07: the account shows its name immediately, and no other network’s name', async () => {
  const { kit } = await start()
  expect(isNameOffered(kit)).toBe(true)
  await registerName(kit, { label: 'mira' })
  expect(getAccount(kit).profileName).toBe('mira.latchkey.id')
  expect(isNameOffered(kit)).toBe(false)
  await switchNetwork(kit, { caipNetworkId: polygon.caipNetworkId })
  expect(getAccount(kit).profileName).toBe('mira.latchkey.id')
  await switchNetwork(kit, { caipNetworkId: sepolia.caipNetworkId })
  expect(getAccount(kit).profileName).toBeUndefined()
})

test('K-NAME-07: a name registered on a test network shows on all other networks', async () => {
  const { kit, posted } = await start()
  await switchNetwork(kit, { caipNetworkId: sepolia.caipNetworkId })
  await registerName(kit, { label: 'mira' })
  expect(posted).toMatchObject([{ coin_type: 2_147_483_648 + 11_155_111 }])
  await switchNetwork(kit, { caipNetworkId: mainnet.caipNetworkId })
  expect(getAccount(kit).profileName).toBe('mira.latchkey.id')
})

test.each([
  [2_147_483_647, '0xffffffff'],
  [2_147_483_648, 'Invalid chainId'],
  [9_007_199_254_740_991, 'Invalid chainId'],
])('K-NAME-04: chain id %i: %s', async (id, outcome) => {
  const caipNetworkId = `eip155:${id}` as const
  const { fetch, posted } = createApi({ '/v1/supported-chains': { http: [caipNetworkId], ws: [] } })
  const signMessage = async () => '0xab'
  const login = fakeLogin({ caipNetworkId, email: 'player@example.com' })
  const kit = createTestKit({
    connected: {
      ...login,
      wallet: { ...login.wallet, features: { ...login.wallet.features, signMessage } },
    },
    networks: [{ ...mainnet, id, caipNetworkId }],
    blockchainApiUrl,
    nameZone,
    ports: { fetch },
  })
  const heard = await registerName(kit, { label: 'mira' }).catch(({ message }) => message)
  const [sent] = posted as ({ readonly coin_type: number } | undefined)[]
  expect(sent ? `0x${sent.coin_type.toString(16)}` : heard).toBe(outcome)
})

test('K-NAME-05: a refused signature returns to the unchanged form, and nothing is posted', async () => {
  const handlers = { RPC_REQUEST: async () => refuseAsFrame('User rejected the request') }
  const { kit, posted, events, views } = await start({ frame: { handlers } })
  getNameStore(kit).setState({ label: 'mira' })
  await expect(registerName(kit, { label: 'mira' })).rejects.toMatchObject({
    code: 'connection_rejected',
  })
  kit.test.clock.advance(0)
  expect(views()).toEqual(['Account', 'AccountSettings'])
  expect(getNameStore(kit).getState()).toEqual({ label: 'mira', registering: false })
  expect(posted).toEqual([])
  expect(events.at(-1)).toMatchObject({
    event: 'REGISTER_NAME_ERROR',
    properties: { ...facts, error: expect.any(String) },
  })
})

test('K-NAME-05: closing the modal instead of signing registers nothing', async () => {
  const handlers = { RPC_REQUEST: () => new Promise<never>(() => {}) }
  const { kit, posted } = await start({ frame: { handlers } })
  const registering = registerName(kit, { label: 'mira' })
  const failed = expect(registering).rejects.toMatchObject({ code: 'request_aborted' })
  await vi.waitFor(() => expect(kit.modal.getState().stack).toHaveLength(3))
  closeModal(kit)
  await failed
  expect(posted).toEqual([])
  expect(getNameStore(kit).getState().registering).toBe(false)
})

test.each([
  ['its reason', refuse('Name is already registered'), 'Name is already registered'],
  ['plain text', new Response('no', { status: 500 }), 'Error registering name'],
  ['a reason that reads backwards', refuse('taken\u202eeman'), 'Error registering name'],
  ['no reason', refuse('  '), 'Error registering name'],
  ['what is not served', { success: false }, 'Error registering name'],
])('K-NAME-05: a service answer with %s shows "%s"', async (_, answer, message) => {
  const { kit } = await start({ answers: { '/v1/profile/account': answer } })
  await expect(registerName(kit, { label: 'mira' })).rejects.toMatchObject({
    message,
    shortMessage: 'Error registering name',
    hint: expect.stringContaining('mira.latchkey.id'),
  })
  expect(getAccount(kit).profileName).toBeUndefined()
})

test('K-NAME-06: an account with a name is not prompted for a signature', async () => {
  const { kit, signed } = await start({
    answers: { [`/v1/profile/reverse/${address}`]: [record] },
  })
  await expect(registerName(kit, { label: 'other' })).rejects.toMatchObject({ code: 'name_owned' })
  expect(signed()).toEqual([])
})

test('behavior: two presses are signed and posted once', async () => {
  const { kit, posted, signed } = await start()
  const asked = { label: 'mira' }
  const both = await Promise.all([registerName(kit, asked), registerName(kit, asked)])
  expect(both).toEqual(['mira.latchkey.id', 'mira.latchkey.id'])
  expect([posted.length, signed().length]).toEqual([1, 1])
})

test('K-NAME-06: after a lost answer the name is found registered, without a second signature', async () => {
  const { kit, posted, signed } = await start({
    answers: { [`/v1/profile/reverse/${address}`]: [record] },
  })
  expect(await registerName(kit, { label: 'mira' })).toBe('mira.latchkey.id')
  expect(getAccount(kit).profileName).toBe('mira.latchkey.id')
  expect([posted, signed()]).toEqual([[], []])
})

test.each([
  ['refused, since another tab was faster', async () => refuse('Name is already registered')],
  ['taken, and its answer lost', () => Promise.reject(new TypeError('Failed to fetch'))],
])('behavior: what is %s is found to be the account’s', async (_, post) => {
  let isRegistered = false
  const answers = createApi({})
  const fetch = async (input: RequestInfo | URL) => {
    const request = new Request(input)
    if (request.method === 'GET' && !(isRegistered && request.url.includes('reverse')))
      return answers.fetch(request)
    isRegistered = true
    return request.method === 'GET' ? Response.json([record]) : post()
  }
  const kit = createTestKit({
    frame: fakeLoginFrame({}),
    blockchainApiUrl,
    nameZone,
    ports: { fetch },
  })
  await logIn(kit)
  expect(await registerName(kit, { label: 'mira' })).toBe('mira.latchkey.id')
  expect(getAccount(kit).profileName).toBe('mira.latchkey.id')
  expect(getNameStore(kit).getState().registering).toBe(false)
})

test('error: an invalid name causes no request', async () => {
  const { kit, signed } = await start()
  for (const label of ['mir', 'mi.ra', '']) {
    await expect(registerName(kit, { label })).rejects.toMatchObject({
      code: 'name_registration_failed',
    })
  }
  expect(signed()).toEqual([])
})

test('K-NAME-06: names are offered only to logins on EVM networks, if the app has a zone', () => {
  const connected = fakeLogin({ email: 'player@example.com' })
  const all = { connected, blockchainApiUrl, nameZone }
  const offers = (options: Parameters<typeof createTestKit>[0]) =>
    isNameOffered(createTestKit({ ...options, started: false }))
  expect(offers(all)).toBe(true)
  expect(offers({ ...all, connected: fakeWallet() })).toBe(false)
  expect(offers({ connected, nameZone })).toBe(false)
  expect(offers({ connected, blockchainApiUrl })).toBe(false)
  expect(offers({ ...all, basic: true })).toBe(false)
  expect(offers({ blockchainApiUrl, nameZone })).toBe(false)
  const onSolana = fakeLogin({
    email: 'player@example.com',
    caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  })
  expect(offers({ ...all, connected: onSolana })).toBe(false)
})

test('K-NAME-02: suggestions belong to the app’s zone; invalid names are dropped', async () => {
  const suggestions = [
    { name: 'mira.latchkey.id', registered: true },
    { name: 'miracle.latchkey.id', registered: false },
    { name: 'mira.other.id', registered: false },
    { name: 'latchkey.id', registered: false },
    { name: 'mi.ra.latchkey.id', registered: false },
    { name: 'mir.latchkey.id', registered: false },
  ]
  const { kit } = await start({ answers: { '/v1/profile/suggestions/mira': { suggestions } } })
  const { queryFn } = nameSuggestionsQuery(kit, 'mira')
  expect(await queryFn({ signal: new AbortController().signal })).toEqual([
    { label: 'mira', name: 'mira.latchkey.id', registered: true },
    { label: 'miracle', name: 'miracle.latchkey.id', registered: false },
  ])
  await settle()
})

test('K-NAME-02: failed suggestions throw "Error fetching name suggestions" with the cause', async () => {
  const { kit } = await start({
    answers: { '/v1/profile/suggestions/mira': refuse('The zone is closed') },
  })
  const { queryFn } = nameSuggestionsQuery(kit, 'mira')
  await expect(queryFn({ signal: new AbortController().signal })).rejects.toMatchObject({
    code: 'name_suggestions_failed',
    shortMessage: 'Error fetching name suggestions',
    message: expect.stringContaining('The zone is closed'),
    cause: { code: 'http_error', status: 400 },
  })
  const left = new AbortController()
  left.abort()
  await expect(queryFn({ signal: left.signal })).rejects.not.toHaveProperty(
    'code',
    'name_suggestions_failed',
  )
})
