import { getShownPage } from '@latchkey/modal'
import { expect, test } from 'vitest'
import { getScreens } from '../guide/getScreens.ts'
import type { KitEvent } from '../kit/KitEvent.ts'
import { signIn } from '../sign-in/signIn.ts'
import { openModal } from '../start/openModal.ts'
import { getWallet } from '../state/getWallet.ts'
import { loginAddresses, refuseAsFrame } from '../testing/createLoginHandlers.ts'
import { createTestKit, type TestKit } from '../testing/createTestKit.ts'
import { type FakeLoginFrameOptions, fakeLoginFrame } from '../testing/fakeLoginFrame.ts'
import { fakeSignIn } from '../testing/fakeSignIn.ts'
import { logIn } from '../testing/logIn.ts'
import { settle } from '../testing/settle.ts'
import { getLoginStore } from './getLogin.ts'

const sessionData = { accountAddress: loginAddresses.eoa, chainId: 'eip155:1' } as const
const hang = () => new Promise<never>(() => {})

async function create(options: FakeLoginFrameOptions = {}, config = {}) {
  const frame = fakeLoginFrame(options)
  const kit = createTestKit({ frame, ...config })
  await logIn(kit)
  const view = () => {
    const modal = kit.modal.getState()
    return modal.open ? getShownPage(modal).view : undefined
  }
  return { frame, kit, view }
}

type Remote = { readonly request: (call: object, options: object) => Promise<unknown> }
const getRemote = (kit: TestKit) => getWallet(kit)?.connector.provider as Remote

/** Sends a request to the login's wallet as the host page does. */
function ask(kit: TestKit, method: string, params: unknown = ['0x00', '0x00']) {
  const answer = getRemote(kit).request({ method, params }, { signal: undefined })
  answer.catch(() => undefined)
  return answer
}

test('K-APPROVE-01, K-APPROVE-02: a request from the page opens the modal, and success closes it', async () => {
  let answer = (_: string) => {}
  const reply = new Promise<string>((resolve) => {
    answer = resolve
  })
  const { kit, view } = await create({
    handlers: { RPC_REQUEST: () => reply },
  })
  const signing = ask(kit, 'personal_sign')
  // The first request loads the code of approvals.
  await expect.poll(view).toBe('ApproveTransaction')
  await expect.poll(() => getLoginStore(kit).getState().approving).toBe(true)
  answer('0xabcd')
  expect(await signing).toBe('0xabcd')
  await expect.poll(view).toBeUndefined()
  expect(getLoginStore(kit).getState().approving).toBe(false)
})

test("K-APPROVE-02: an error closes the page too and rejects with the frame's message", async () => {
  const { kit, view } = await create({
    handlers: { RPC_REQUEST: async () => refuseAsFrame('insufficient funds') },
  })
  await expect(ask(kit, 'eth_sendTransaction', [{}])).rejects.toMatchObject({
    code: 'frame_refused',
    message: 'insufficient funds',
    shortMessage: 'Something went wrong',
  })
  expect(view()).toBeUndefined()
})

test('K-APPROVE-05: closing the modal aborts approvals and tells the frame; safe calls continue', async () => {
  let answer = (_: string) => {}
  const { kit, frame } = await create({
    handlers: {
      RPC_REQUEST: ({ method }) =>
        method === 'eth_blockNumber' ? new Promise((resolve) => (answer = resolve)) : hang(),
    },
  })
  const signing = ask(kit, 'personal_sign')
  const reading = ask(kit, 'eth_blockNumber', undefined)
  await settle()
  kit.modal.send({ type: 'close', connected: true })
  await expect(signing).rejects.toThrow('Request was aborted')
  await settle()
  const sent = frame.getMessages().map((message) => Reflect.get(Object(message), 'type'))
  expect(sent.filter((type) => type === '@w3m-app/RPC_ABORT')).toHaveLength(1)
  answer('0x10')
  expect(await reading).toBe('0x10')
})

test("S-56a: leaving the frame's page for another one aborts its requests", async () => {
  const { kit } = await create({ handlers: { RPC_REQUEST: hang } })
  const signing = ask(kit, 'personal_sign')
  await settle()
  openModal(kit, { view: 'Networks' })
  await expect(signing).rejects.toMatchObject({ code: 'request_aborted' })
  expect(kit.modal.getState().open).toBe(true)
})

test('behavior: the caller can abort the request, which closes its page immediately', async () => {
  const { kit, view } = await create({ handlers: { RPC_REQUEST: hang } })
  const asking = new AbortController()
  const { signal } = asking
  const signing = getRemote(kit).request({ method: 'personal_sign', params: [] }, { signal })
  await settle()
  expect(view()).toBe('ApproveTransaction')
  asking.abort(new Error('no longer needed'))
  await expect(signing).rejects.toThrow('no longer needed')
  expect(view()).toBeUndefined()
})

test('K-APPROVE-04: no request replaces an open page, and safe methods never open one', async () => {
  const { kit, view } = await create({
    handlers: { RPC_REQUEST: ({ method }) => (method === 'eth_call' ? settle() : hang()) },
  })
  await ask(kit, 'eth_call', [{}])
  expect(view()).toBeUndefined()
  openModal(kit, { view: 'Account' })
  ask(kit, 'personal_sign')
  await settle()
  expect(view()).toBe('Account')
})

test('K-APPROVE-02: two requests share the page, which closes after the last', async () => {
  const answers: ((value: string) => void)[] = []
  const { kit, view } = await create({
    handlers: { RPC_REQUEST: () => new Promise((resolve) => answers.push(resolve)) },
  })
  const first = ask(kit, 'personal_sign')
  const second = ask(kit, 'eth_signTypedData_v4')
  await settle()
  answers[0]?.('0x01')
  await first
  expect(view()).toBe('ApproveTransaction')
  await settle()
  answers[1]?.('0x02')
  expect(await second).toBe('0x02')
  expect(view()).toBeUndefined()
})

/**
 * Sends a signature request while a page with outcome callbacks is open, and records which
 * callbacks run.
 */
async function askFromPage(answer: () => Promise<string>) {
  const { kit, view } = await create({ handlers: { RPC_REQUEST: answer } })
  const heard: string[] = []
  const hear = (what: string) => () => void heard.push(`${what} on ${view()}`)
  openModal(kit, { view: 'Networks' })
  const screen = { onSuccess: hear('success'), onError: hear('error'), onCancel: hear('cancel') }
  getScreens(kit).push({}, screen)
  const signing = ask(kit, 'personal_sign')
  await settle()
  return { kit, view, heard, signing }
}

test('K-ROUTER-08: success notifies the latest requesting page and opens no page', async () => {
  const { kit, view, heard, signing } = await askFromPage(async () => '0xab')
  expect(await signing).toBe('0xab')
  kit.test.clock.advance(0)
  expect(heard).toEqual(['success on ApproveTransaction'])
  expect(view()).toBe('ApproveTransaction')
  expect(getScreens(kit)).toEqual([{}])
})

test.each([
  ['error', 'insufficient funds'],
  ['cancel', 'User rejected the request'],
])('K-ROUTER-08: %s notifies the requesting page, then shows it again', async (outcome, words) => {
  const { kit, view, heard, signing } = await askFromPage(async () => refuseAsFrame(words))
  await expect(signing).rejects.toThrow()
  expect(heard).toEqual([`${outcome} on ApproveTransaction`])
  kit.test.clock.advance(0)
  expect(view()).toBe('Networks')
})

test('K-ROUTER-08: going back cancels; the requesting page is notified once', async () => {
  const { kit, view, heard, signing } = await askFromPage(hang)
  kit.modal.send({ type: 'back', connected: true })
  await expect(signing).rejects.toMatchObject({ code: 'request_aborted' })
  kit.test.clock.advance(0)
  expect(heard).toEqual(['cancel on Networks'])
  expect(view()).toBe('Networks')
  expect(getScreens(kit)).toEqual([{}])
})

test('K-ROUTER-08: without a requesting page success closes the modal', async () => {
  const { kit, view } = await create()
  const shown: (string | undefined)[] = []
  kit.modal.subscribe(() => shown.push(view()))
  await ask(kit, 'personal_sign')
  expect(shown).toEqual(['ApproveTransaction', undefined])
})

test('K-APPROVE-07: an approved request refreshes the native balance', async () => {
  const { kit } = await create()
  const { getQueryClient } = await import('../api/getQueryClient.ts')
  const { nativeBalanceQuery } = await import('../account/nativeBalanceQuery.ts')
  const address = kit.connection.getState().connections[0]?.accounts[0]?.address ?? ''
  const client = getQueryClient(kit)
  const query = nativeBalanceQuery(kit, { address, network: kit.config.networks[0] })
  await client.fetchQuery(query)
  expect(client.getQueryState(query.queryKey)?.isInvalidated).toBe(false)
  await ask(kit, 'eth_sendTransaction', [{}])
  expect(client.getQueryState(query.queryKey)?.isInvalidated).toBe(true)
})

test('K-AUTH-16: the kit answers eth_chainId; an unknown method opens modal and toast, unsent', async () => {
  const { kit, frame, view } = await create()
  expect(await ask(kit, 'eth_chainId', undefined)).toBe(1)
  await expect(ask(kit, 'eth_sign')).rejects.toThrow('Requested RPC call is not allowed')
  expect(view()).toBe('Account')
  expect(kit.toasts.getState().toast).toBeUndefined()
  kit.test.clock.advance(300)
  expect(kit.toasts.getState().toast?.message).toBe('Action not allowed')
  expect(frame.getNames()).not.toContain('RPC_REQUEST')
})

test('K-AUTH-16: an unknown method aborts the requests that wait for the user', async () => {
  const { kit } = await create({ handlers: { RPC_REQUEST: hang } })
  const signing = ask(kit, 'personal_sign')
  await settle()
  await expect(ask(kit, 'eth_sign')).rejects.toMatchObject({ shortMessage: 'Action not allowed' })
  await expect(signing).rejects.toMatchObject({ code: 'request_aborted' })
})

test('behavior: every call includes namespace, chain and RPC address of the active network', async () => {
  const { kit, frame } = await create()
  await ask(kit, 'eth_sendTransaction', [{ value: 10n }])
  const payload = frame.requests.find(({ name }) => name === 'RPC_REQUEST')?.payload
  expect(payload).toMatchObject({
    method: 'eth_sendTransaction',
    params: [{ value: '0xa' }],
    chainNamespace: 'eip155',
    chainId: 1,
    rpcUrl: expect.stringMatching(/^https?:/),
  })
})

test("K-SIWX-07: a login signs in in one step: only the frame's page asks", async () => {
  const plugin = fakeSignIn()
  const frame = fakeLoginFrame()
  const kit = createTestKit({ frame, signIn: plugin })
  const shown = new Set<string>()
  kit.modal.subscribe((modal) => {
    if (modal.open) shown.add(getShownPage(modal).view)
  })
  await logIn(kit)
  expect([...shown]).toEqual(['ApproveTransaction'])
  expect(kit.modal.getState().open).toBe(false)
  expect(plugin.getHeld()).toMatchObject([{ chainId: 'eip155:1' }])
  expect(kit.connection.getState().signIn).toBe('signed')
  expect(frame.getNames().slice(-2)).toEqual(['GET_USER', 'RPC_REQUEST'])
})

test('K-SIWX-07, K-AUTH-11: a smart account signs in with its own address, and the events say so', async () => {
  const plugin = fakeSignIn()
  const kit = createTestKit({ frame: fakeLoginFrame({ smartNetworks: [1] }), signIn: plugin })
  const events: KitEvent['data'][] = []
  kit.events.subscribe(({ data }) => events.push(data))
  await logIn(kit)
  expect(plugin.getHeld()).toMatchObject([{ accountAddress: loginAddresses.smartAccount }])
  expect(events.find(({ event }) => event === 'SIWX_AUTH_SUCCESS')).toMatchObject({
    properties: { network: 'eip155:1', isSmartAccount: true },
  })
})

test('K-SIWX-07: with a session no signature is requested', async () => {
  const plugin = { ...fakeSignIn(), getSessions: async () => [{ data: sessionData }] }
  const { kit, frame } = await create({}, { signIn: plugin })
  expect(kit.connection.getState().signIn).toBe('signed')
  expect(frame.getNames()).not.toContain('RPC_REQUEST')
})

test('K-APPROVE-02: after a refusal in the frame the sign-in page opens and can confirm it', async () => {
  let refuses = true
  const { kit, view } = await create(
    {
      handlers: {
        RPC_REQUEST: async () => (refuses ? refuseAsFrame('User rejected the request') : '0xab'),
      },
    },
    { signIn: fakeSignIn() },
  )
  expect(view()).toBe('SIWXSignMessage')
  expect(kit.connection.getState().signIn).toBe('required')
  await expect(signIn(kit)).rejects.toMatchObject({ code: 'connection_rejected' })
  kit.test.clock.advance(0)
  expect(view()).toBe('SIWXSignMessage')
  expect(getScreens(kit)).toEqual([])
  refuses = false
  const shown: (string | undefined)[] = []
  kit.modal.subscribe(() => shown.push(view()))
  await signIn(kit)
  expect(shown).toContain('ApproveTransaction')
  expect(view()).toBeUndefined()
  expect(kit.connection.getState().signIn).toBe('signed')
})

/**
 * Creates a fake frame that supports the sign-in together with a login. With `silently` false, the
 * frame refuses a request without a prompt.
 */
function frameThatSignsIn(silently: boolean) {
  const calls: { readonly method: string; readonly silent?: boolean | undefined }[] = []
  const frame = fakeLoginFrame({
    handlers: {
      GET_USER: async () => ({ address: loginAddresses.eoa, chainId: 1, signsIn: true }),
      RPC_REQUEST: async (call) => {
        calls.push(call)
        return call.silent && !silently ? refuseAsFrame('Approval needed') : '0xabcd'
      },
    },
  })
  return { frame, calls }
}

test.each([
  ['no page is shown', true, [true]],
  ['where it has to ask after all, its page is', false, [true, undefined]],
] as const)(
  'S-50c, K-SIWX-07: the frame signs in with the login: %s',
  async (_, silently, asked) => {
    const { frame, calls } = frameThatSignsIn(silently)
    const plugin = fakeSignIn()
    const kit = createTestKit({ frame, signIn: plugin })
    const shown = new Set<string>()
    kit.modal.subscribe((modal) => {
      if (modal.open) shown.add(getShownPage(modal).view)
    })
    await logIn(kit)
    await settle()
    expect([...shown]).toEqual(silently ? [] : ['ApproveTransaction'])
    expect(calls.map(({ silent }) => silent)).toEqual(asked)
    expect(plugin.getHeld()).toHaveLength(1)
    expect(kit.connection.getState().signIn).toBe('signed')
    // Only the sign-in itself is silent. Later requests show the secure frame.
    await ask(kit, 'personal_sign')
    expect(calls.at(-1)?.silent).toBeUndefined()
    expect([...shown]).toContain('ApproveTransaction')
  },
)

test('S-50c, K-SIWX-07: a sign-in with the login closes the page of the code', async () => {
  const { frame } = frameThatSignsIn(true)
  const kit = createTestKit({ frame, signIn: fakeSignIn() })
  openModal(kit)
  kit.modal.send({
    type: 'push',
    page: { view: 'EmailVerifyOtp', data: { email: 'player@example.com' } },
  })
  await logIn(kit)
  await settle()
  expect(kit.modal.getState().open).toBe(false)
})

test.each([
  ['personal_sign', 'message'],
  ['eth_sendTransaction', 'transaction'],
  ['eth_signTypedData_v4', 'transaction'],
] as const)('K-APPROVE-01: %s opens a page that says it is a %s', async (method, kind) => {
  const { kit } = await create({ handlers: { RPC_REQUEST: hang } })
  ask(kit, method)
  await settle()
  expect(getShownPage(kit.modal.getState())).toEqual({ view: 'ApproveTransaction', data: { kind } })
})

test('K-APPROVE-01: a sign-in opens a page titled for it, whatever else waits behind it', async () => {
  const { kit } = await create({ handlers: { RPC_REQUEST: hang } }, { signIn: fakeSignIn() })
  const kind = () => getShownPage(kit.modal.getState()).data
  expect(kind()).toEqual({ kind: 'signIn' })
  ask(kit, 'eth_sendTransaction')
  await settle()
  expect(kind()).toEqual({ kind: 'signIn' })
})

test('K-APPROVE-01: the next waiting request shows its own kind on the same page', async () => {
  const ends: ((answer: string) => void)[] = []
  const { kit } = await create({
    handlers: { RPC_REQUEST: () => new Promise((resolve) => ends.push(resolve)) },
  })
  const asked = ['personal_sign', 'eth_sendTransaction', 'personal_sign']
  for (const method of asked) ask(kit, method)
  const seen: unknown[] = []
  for (const index of asked.keys()) {
    await settle()
    seen.push(getShownPage(kit.modal.getState()).data)
    ends[index]?.('0x01')
  }
  expect(seen).toEqual([{ kind: 'message' }, { kind: 'transaction' }, { kind: 'message' }])
})
