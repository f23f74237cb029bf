import { pairWithUri } from '@latchkey/sandbox-wallet/driver'
import { type RunningWallet, startWallet, testAccounts } from '@latchkey/sandbox-wallet/testing'
import { base58 } from '@scure/base'
import { verifyMessage } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestRelay, type TestRelay, testProjectId } from '../relay/testing/startTestRelay.ts'
import { type Dapp, startDapp } from './testing/startDapp.ts'

const [mira, jonas] = testAccounts
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const bitcoin = 'bip122:000000000019d6689c085ae165831e93'
const unreachable = 'http://127.0.0.1:9'
const state: { relay?: TestRelay; wallet?: RunningWallet; dapp?: Dapp } = {}

beforeAll(async () => {
  const relay = await startTestRelay()
  const relayUrl = relay.url
  const wallet = await startWallet({
    otherNetworks: [
      { namespace: 'solana', caipNetworkId: solana, name: 'Solana', url: unreachable },
      { namespace: 'bip122', caipNetworkId: bitcoin, name: 'Bitcoin', url: unreachable },
    ],
    walletConnect: { relayUrl, projectId: testProjectId },
  })
  const dapp = await startDapp({ relayUrl, projectId: testProjectId })
  Object.assign(state, { relay, wallet, dapp })
})
afterAll(async () => {
  await state.dapp?.stop()
  await state.wallet?.stop()
  await state.relay?.stop()
})

function requireParts() {
  const { wallet, dapp, relay } = state
  if (!wallet || !dapp || !relay) throw new Error('not started')
  return { control: wallet.control, client: dapp.client, wallet, relay }
}

const events = ['accountsChanged', 'chainChanged']
const everything = {
  eip155: {
    chains: ['eip155:1', 'eip155:137', 'eip155:11155111', 'eip155:424242'],
    methods: [
      'wallet_addEthereumChain',
      'personal_sign',
      'eth_signTypedData_v4',
      'wallet_switchEthereumChain',
      'eth_accounts',
    ],
    events,
  },
  solana: {
    chains: [solana, 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'],
    methods: ['solana_signMessage', 'solana_getAccounts'],
    events,
  },
  bip122: { chains: [bitcoin], methods: ['signMessage', 'getAccountAddresses'], events },
}

let made = 0
const createInstance = async (personas = 'approves') => {
  made += 1
  const instance = `wallet-${made}`
  await requireParts().control.setPersonas({ instance, personas })
  return instance
}

async function connect(instance: string, choice?: { approve: boolean; chains?: string[] }) {
  const { control, client } = requireParts()
  const { uri = '', approval } = await client.connect({ optionalNamespaces: everything })
  const approved = approval()
  approved.catch(() => undefined)
  const session = await pairWithUri({ control, uri, instance, ...(choice && { choice }) })
  return { session, approved }
}

async function connectAuto(personas = 'auto') {
  const { control, client } = requireParts()
  const instance = await createInstance(personas)
  const { uri = '', approval } = await client.connect({ optionalNamespaces: everything })
  await control.pair({ instance, uri })
  return { instance, session: await approval(), control, client }
}

test('one session of three namespaces contains the selected accounts and networks', async () => {
  const instance = await createInstance()
  const { control } = requireParts()
  const { session, approved } = await connect(instance)
  const { namespaces, topic } = await approved
  expect(session).toMatchObject({ topic, peer: { name: 'Test app', verification: 'unknown' } })
  expect(namespaces['eip155']?.accounts).toEqual([
    `eip155:1:${mira.address}`,
    `eip155:137:${mira.address}`,
  ])
  expect(namespaces['solana']?.accounts).toEqual([`${solana}:${mira.solana.address}`])
  expect(namespaces['bip122']?.accounts).toEqual(
    mira.bitcoin.map(({ address }) => `${bitcoin}:${address}`),
  )
  expect(await control.getSessions({ instance })).toHaveLength(1)
})

test('only selected networks are granted, and never one that the wallet does not have', async () => {
  const instance = await createInstance()
  const { approved } = await connect(instance, { approve: true, chains: ['eip155:137', bitcoin] })
  const { namespaces } = await approved
  expect(namespaces['eip155']?.chains).toEqual(['eip155:137'])
  expect(Object.keys(namespaces)).toEqual(['eip155', 'bip122'])
})

test('the prompt shows the app as unverified, and each network once', async () => {
  const instance = await createInstance()
  const { control, client } = requireParts()
  const { uri = '' } = await client.connect({ optionalNamespaces: everything })
  await control.pair({ instance, uri })
  const { peer, prompt, surface } = await control.waitForRequest({ instance })
  expect(surface).toBe('home')
  expect(peer).toMatchObject({
    name: 'Test app',
    url: 'http://app.latchkey.localhost',
    verification: 'unknown',
  })
  expect(prompt).toMatchObject({
    kind: 'approve-session',
    chains: [
      { caipNetworkId: 'eip155:1', isSupported: true },
      { caipNetworkId: 'eip155:137', isSupported: true },
      { caipNetworkId: 'eip155:11155111', isSupported: false },
      { caipNetworkId: 'eip155:424242', isSupported: false },
      { caipNetworkId: solana, name: 'Solana', isSupported: true },
      { caipNetworkId: bitcoin, name: 'Bitcoin', isSupported: true },
    ],
  })
})

test('a rejected proposal reaches the app as 5000', async () => {
  const instance = await createInstance()
  const { approved, session } = await connect(instance, { approve: false })
  await expect(approved).rejects.toMatchObject({ code: 5000 })
  expect(session).toBeUndefined()
})

test('an app that requests only unknown networks is rejected without a prompt', async () => {
  const instance = await createInstance()
  const { control, client } = requireParts()
  const { uri = '', approval } = await client.connect({
    optionalNamespaces: { eip155: { chains: ['eip155:424242'], methods: [], events: [] } },
  })
  const approved = approval()
  approved.catch(() => undefined)
  await control.pair({ instance, uri })
  await expect(approved).rejects.toMatchObject({ code: 5100 })
})

test('requests of three namespaces are answered with the session’s accounts', async () => {
  const { session, client } = await connectAuto()
  const { topic } = session
  const ask = (chainId: string, method: string, params: unknown) =>
    client.request<unknown>({ topic, chainId, request: { method, params } })
  const signature = await ask('eip155:137', 'personal_sign', ['0x68656c6c6f', mira.address])
  expect(
    await verifyMessage({
      address: mira.address,
      message: 'hello',
      signature: signature as `0x${string}`,
    }),
  ).toBe(true)
  const message = base58.encode(Buffer.from('hello'))
  expect(await ask(solana, 'solana_signMessage', { message, pubkey: mira.solana.address })).toEqual(
    { signature: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/) },
  )
  const account = mira.bitcoin[0].address
  expect(await ask(bitcoin, 'signMessage', { message: 'hello', account })).toMatchObject({
    address: account,
    signature: expect.stringMatching(/^[0-9a-f]{130}$/),
  })
})

test('a request is shown with its app, and a refusal reaches it as 5000', async () => {
  const { instance, session, client, control } = await connectAuto()
  await control.setPersonas({ instance, personas: 'approves' })
  const { topic } = session
  const asking = client.request({
    topic,
    chainId: 'eip155:137',
    request: { method: 'personal_sign', params: ['0x68656c6c6f', mira.address] },
  })
  asking.catch(() => undefined)
  const request = await control.waitForRequest({ instance, kind: 'sign-message' })
  expect(request).toMatchObject({ surface: 'home', peer: { name: 'Test app' } })
  await control.answer({ id: request.id, approve: false })
  await expect(asking).rejects.toMatchObject({ code: 5000 })
})

test('an account the session does not have cannot sign', async () => {
  const { session, client } = await connectAuto()
  await expect(
    client.request({
      topic: session.topic,
      chainId: 'eip155:1',
      request: { method: 'personal_sign', params: ['0x00', jonas.address] },
    }),
  ).rejects.toMatchObject({ code: 4100 })
})

type Events = { topic: string; params: { event: { name: string; data: unknown }; chainId: string } }

/** Waits for the next event of this name in a WalletConnect session. */
const waitForEvent = (topic: string, name: string) =>
  new Promise<Events['params']>((resolve) => {
    const { client } = requireParts()
    const listener = (event: Events) => {
      if (event.topic !== topic || event.params.event.name !== name) return
      client.off('session_event', listener)
      resolve(event.params)
    }
    client.on('session_event', listener)
  })

test('switching account and network in the wallet reaches the app', async () => {
  const { instance, session, client, control } = await connectAuto()
  const { topic } = session
  const accountsChanged = waitForEvent(topic, 'accountsChanged')
  await control.selectAccount({ instance, address: jonas.address })
  expect(await accountsChanged).toEqual({
    chainId: 'eip155:1',
    event: { name: 'accountsChanged', data: [jonas.address, mira.address] },
  })
  expect(client.session.get(topic).namespaces['solana']?.accounts).toEqual([
    `${solana}:${jonas.solana.address}`,
    `${solana}:${mira.solana.address}`,
  ])
  const chainChanged = waitForEvent(topic, 'chainChanged')
  await control.selectChain({ instance, chainId: 137 })
  expect(await chainChanged).toEqual({
    chainId: 'eip155:137',
    event: { name: 'chainChanged', data: 137 },
  })
})

test('a network missing from the session is added when the wallet switches to it', async () => {
  const { instance, session, client, control } = await connectAuto()
  const chainChanged = waitForEvent(session.topic, 'chainChanged')
  await control.selectChain({ instance, chainId: 11_155_111 })
  await chainChanged
  expect(client.session.get(session.topic).namespaces['eip155']?.accounts).toContain(
    `eip155:11155111:${mira.address}`,
  )
})

test('a network the app gives the wallet joins the session', async () => {
  const { session, client } = await connectAuto()
  const { topic } = session
  const chainChanged = waitForEvent(topic, 'chainChanged')
  const chain = {
    chainId: '0xaa36a7',
    chainName: 'Sepolia',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: ['http://127.0.0.1:9'],
  }
  const request = { method: 'wallet_addEthereumChain', params: [chain] }
  expect(await client.request({ topic, chainId: 'eip155:1', request })).toBeNull()
  expect((await chainChanged).chainId).toBe('eip155:11155111')
  expect(client.session.get(topic).namespaces['eip155']?.chains).toContain('eip155:11155111')
})

test('wallet_switchEthereumChain over a session moves the wallet', async () => {
  const { instance, session, client, control } = await connectAuto()
  const answer = await client.request({
    topic: session.topic,
    chainId: 'eip155:1',
    request: { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x89' }] },
  })
  expect(answer).toBeNull()
  expect(await control.getInstance(instance)).toMatchObject({ chainId: 137 })
})

const waitForDelete = (topic: string) =>
  new Promise<void>((resolve) => {
    const { client } = requireParts()
    client.on('session_delete', (event) => {
      if (event.topic === topic) resolve()
    })
  })

test('of several sessions, one ended by the wallet closes in the app, the other stays', async () => {
  const { instance, session, control, client } = await connectAuto()
  const second = await client.connect({ optionalNamespaces: everything })
  await control.pair({ instance, uri: second.uri ?? '' })
  const other = await second.approval()
  expect(await control.getSessions({ instance })).toHaveLength(2)
  const deleted = waitForDelete(session.topic)
  await control.endSession({ instance, topic: session.topic })
  await deleted
  expect((await control.getSessions({ instance })).map(({ topic }) => topic)).toEqual([other.topic])
})

test('a session ended by the app is removed from the wallet', async () => {
  const { instance, session, control, client } = await connectAuto()
  await client.disconnect({ topic: session.topic, reason: { code: 6000, message: 'bye' } })
  await expect.poll(() => control.getSessions({ instance })).toEqual([])
})

test('persona disconnects: the session ends a moment after it was made', async () => {
  const { session } = await connectAuto('auto,disconnects')
  await expect(waitForDelete(session.topic)).resolves.toBeUndefined()
})

test('persona rejects: a request is refused without asking', async () => {
  const { instance, session, client, control } = await connectAuto()
  await control.setPersonas({ instance, personas: 'rejects' })
  await expect(
    client.request({
      topic: session.topic,
      chainId: 'eip155:1',
      request: { method: 'personal_sign', params: ['0x00', mira.address] },
    }),
  ).rejects.toMatchObject({ code: 5000 })
})

test('persona locked: a request unlocks the wallet; the app has its accounts all along', async () => {
  const { instance, session, client, control } = await connectAuto()
  await control.setLocked({ instance, locked: true })
  await control.setPersonas({ instance, personas: 'approves' })
  const ask = (method: string, params: unknown[]) =>
    client.request({ topic: session.topic, chainId: 'eip155:1', request: { method, params } })
  expect(await ask('eth_accounts', [])).toEqual([mira.address])
  const asking = ask('personal_sign', ['0x00', mira.address])
  const { id } = await control.waitForRequest({ instance, kind: 'sign-message' })
  await control.answer({ id, approve: true })
  expect(await asking).toMatch(/^0x[0-9a-f]{130}$/)
  expect(await control.getInstance(instance)).toMatchObject({ locked: false })
})

test('persona slow: proposals and requests are approved after a while', async () => {
  const { session, client } = await connectAuto('slow:0.05')
  const request = { method: 'personal_sign', params: ['0x00', mira.address] }
  expect(await client.request({ topic: session.topic, chainId: 'eip155:1', request })).toMatch(
    /^0x/,
  )
})

test('persona silent: a request waits without a prompt', async () => {
  const { instance, session, client, control } = await connectAuto()
  await control.setPersonas({ instance, personas: 'silent' })
  const request = { method: 'personal_sign', params: ['0x00', mira.address] }
  client.request({ topic: session.topic, chainId: 'eip155:1', request }).catch(() => undefined)
  expect(await control.waitForRequest({ instance })).toMatchObject({ surface: 'none' })
})

test('the wallet sends an app the event that a test requests', async () => {
  const { instance, session, control } = await connectAuto()
  const told = waitForEvent(session.topic, 'chainChanged')
  await control.emitSessionEvent({
    instance,
    topic: session.topic,
    name: 'chainChanged',
    data: 137,
    caipNetworkId: 'eip155:137',
  })
  expect((await told).event.data).toBe(137)
})

test('error: a malformed link, and a link already used', async () => {
  const instance = await createInstance()
  const { control, client } = requireParts()
  await expect(control.pair({ instance, uri: 'wc:nonsense' })).rejects.toMatchObject({
    status: 400,
  })
  const { uri = '' } = await client.connect({ optionalNamespaces: everything })
  await pairWithUri({ control, instance, uri })
  await expect(control.pair({ instance, uri })).rejects.toMatchObject({ status: 400 })
})

test('an imitated wallet has its own name, methods and networks in the session', async () => {
  const { session: rainbow } = await connectAuto('auto,rainbow')
  expect(rainbow.peer.metadata.name).toBe('Rainbow')
  const { methods } = rainbow.namespaces['eip155'] ?? {}
  expect(methods).toEqual(['personal_sign', 'eth_signTypedData_v4', 'eth_accounts'])
  const { session: metamask } = await connectAuto('auto,metamask-mobile')
  expect(metamask.peer.metadata.name).toBe('MetaMask Wallet')
  expect(metamask.namespaces['eip155']?.chains).toEqual(['eip155:1'])
  expect(metamask.namespaces['solana']?.chains).toContain(solana)
  const { session: neutral } = await connectAuto('auto')
  expect(neutral.peer.metadata.name).toBe('Sandbox Wallet')
})

test('an imitated wallet answers and rejects in its own way over a session', async () => {
  const { instance, session, client, control } = await connectAuto('auto,ledger')
  const ask = () =>
    client.request<string>({
      topic: session.topic,
      chainId: 'eip155:1',
      request: { method: 'personal_sign', params: ['0x68656c6c6f', mira.address] },
    })
  expect((await ask()).slice(-2)).toMatch(/00|01/)
  await control.setPersonas({ instance, personas: 'rejects,safe' })
  await expect(ask()).rejects.toEqual({ code: -32_000, message: 'User rejected transaction' })
})

test('an imitated wallet answers a switch before it updates the session', async () => {
  const { session, client } = await connectAuto('auto,metamask-mobile')
  const { topic } = session
  const order: string[] = []
  const updated = new Promise<void>((resolve) => {
    client.on('session_update', (event) => {
      if (event.topic !== topic) return
      order.push('updated')
      resolve()
    })
  })
  const request = { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x89' }] }
  await client.request({ topic, chainId: 'eip155:1', request })
  order.push('answered')
  await updated
  expect(order).toEqual(['answered', 'updated'])
  expect(client.session.get(topic).namespaces['eip155']?.chains).toContain('eip155:137')
})
