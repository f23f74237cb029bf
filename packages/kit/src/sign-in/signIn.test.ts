import { SignMessageFailedError } from '@latchkey/core'
import { createMemoryStorage } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { getAccount } from '../account/getAccount.ts'
import { connect } from '../connect/connect.ts'
import { requestCloseModal } from '../guide/requestCloseModal.ts'
import { openModal } from '../start/openModal.ts'
import { createTestKit } from '../testing/createTestKit.ts'
import { type FakeSignIn, fakeSignIn } from '../testing/fakeSignIn.ts'
import { type FakeWallet, fakeWallet } from '../testing/fakeWallet.ts'
import { settle } from '../testing/settle.ts'
import { cancelSignIn } from '../wallets/cancelSignIn.ts'
import { retrySignIn } from '../wallets/retrySignIn.ts'
import { signIn } from './signIn.ts'
import { signOut } from './signOut.ts'

const target = { connectorId: 'test.wallet', namespace: 'eip155' } as const
const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const other = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

async function connectWith(plugin: FakeSignIn, wallet: FakeWallet = fakeWallet()) {
  const storage = createMemoryStorage()
  const kit = createTestKit({ wallets: [wallet], signIn: plugin, ports: { storage } })
  openModal(kit)
  kit.modal.send({ type: 'push', page: { view: 'ConnectingExternal', data: target } })
  await connect(kit, target)
  await settle()
  return { kit, wallet, storage }
}

const getView = (kit: ReturnType<typeof createTestKit>) => {
  const { open, stack } = kit.modal.getState()
  return open ? stack.at(-1)?.view : undefined
}

test('K-SIWX-01: without a session SIWXSignMessage opens; signing stores the session and closes', async () => {
  const plugin = fakeSignIn()
  const { kit, storage } = await connectWith(plugin)
  expect(getView(kit)).toBe('SIWXSignMessage')
  // The user has just connected the wallet, so the page requests the signature without a press.
  expect(kit.modal.getState().stack.at(-1)).toMatchObject({ data: { atOnce: true } })
  expect(kit.connection.getState().signIn).toBe('required')
  await signIn(kit)
  expect(kit.connection.getState().signIn).toBe('signed')
  expect(getView(kit)).toBeUndefined()
  expect(plugin.getHeld()).toMatchObject([{ accountAddress: address, chainId: 'eip155:1' }])
  const [stored] = JSON.parse(storage.getItem('@appkit/siwx') ?? '')
  expect(Object.keys(stored)).toEqual(['data'])
  expect(JSON.stringify(stored)).not.toContain('signed:')
})

test('K-SIWX-05: the message has every field of the session', async () => {
  const plugin = fakeSignIn()
  const { kit } = await connectWith(plugin)
  await signIn(kit)
  expect(plugin.getHeld()).toEqual([
    {
      accountAddress: address,
      chainId: 'eip155:1',
      domain: 'app.example',
      uri: 'https://app.example',
      version: '1',
      nonce: 'nonce0000',
      issuedAt: '2026-01-01T00:00:00.000Z',
    },
  ])
})

test('K-MODAL-09: a required, unsigned session blocks closing; an optional one does not', async () => {
  const { kit } = await connectWith(fakeSignIn())
  requestCloseModal(kit)
  expect(kit.modal.getState()).toMatchObject({ open: true, shaking: true })
  const { kit: free } = await connectWith(fakeSignIn({ required: false }))
  requestCloseModal(free)
  expect(getView(free)).toBeUndefined()
  expect(getAccount(free).isConnected).toBe(true)
})

test('K-SIWX-02: cancelling disconnects if the sign-in is required, else it only closes', async () => {
  const { kit } = await connectWith(fakeSignIn())
  await cancelSignIn(kit)
  expect(getAccount(kit).isConnected).toBe(false)
  expect(getView(kit)).toBeUndefined()
  const { kit: free } = await connectWith(fakeSignIn({ required: false }))
  await cancelSignIn(free)
  expect(getAccount(free).isConnected).toBe(true)
  expect(getView(free)).toBeUndefined()
})

test('K-SIWX-02: cancelling aborts a pending signature request', async () => {
  const { kit } = await connectWith(fakeSignIn(), fakeWallet({ hangs: 'signMessage' }))
  const signing = signIn(kit)
  const refused = expect(signing).rejects.toMatchObject({ code: 'modal_closed' })
  await settle()
  expect(kit.connection.getState()).toMatchObject({
    signIn: 'pending',
    pending: { type: 'signIn' },
  })
  await cancelSignIn(kit)
  await refused
  expect(kit.connection.getState()).toMatchObject({ pending: undefined, connections: [] })
})

test('K-SIWX-04: an existing session skips the view after a reload', async () => {
  const plugin = fakeSignIn()
  const { kit, wallet, storage } = await connectWith(plugin)
  await signIn(kit)
  kit.test.stop()
  const again = createTestKit({ wallets: [wallet], signIn: plugin, ports: { storage } })
  await settle()
  expect(again.connection.getState().signIn).toBe('signed')
  expect(getView(again)).toBeUndefined()
  again.test.stop()
  await plugin.setSessions([])
  const ended = createTestKit({ wallets: [wallet], signIn: plugin, ports: { storage } })
  await settle()
  expect(getView(ended)).toBe('SIWXSignMessage')
})

test('K-SIWX-06a: a definitive refusal shows the toast, disconnects and returns to Connect', async () => {
  const plugin = fakeSignIn()
  plugin.behave('refuses')
  const { kit } = await connectWith(plugin)
  expect(kit.toasts.getState().toast).toMatchObject({
    message: 'A problem occurred while trying initialize authentication',
    variant: 'error',
  })
  expect(getAccount(kit).isConnected).toBe(false)
  expect(getView(kit)).toBe('Connect')
})

test('K-SIWX-06b: a transport failure opens nothing, and a retry requests the signature', async () => {
  const plugin = fakeSignIn()
  plugin.behave('unreachable')
  const { kit } = await connectWith(plugin)
  expect(kit.toasts.getState().toast).toBeUndefined()
  expect(getView(kit)).toBeUndefined()
  expect(getAccount(kit).isConnected).toBe(true)
  expect(kit.connection.getState().signIn).toBe('unreachable')
  plugin.behave('normal')
  await retrySignIn(kit)
  expect(kit.connection.getState().signIn).toBe('required')
  expect(getView(kit)).toBe('SIWXSignMessage')
})

test('S-102, K-SIWX-03: a signed-in account stays while its session cannot be checked', async () => {
  const plugin = fakeSignIn()
  const { kit, wallet, storage } = await connectWith(plugin)
  await signIn(kit)
  kit.test.stop()
  plugin.behave('unreachable')
  const again = createTestKit({ wallets: [wallet], signIn: plugin, ports: { storage } })
  await settle()
  expect(again.connection.getState().signIn).toBe('unreachable')
  expect(getView(again)).toBeUndefined()
  await cancelSignIn(again)
  expect(getAccount(again).isConnected).toBe(true)
  plugin.behave('normal')
  await retrySignIn(again)
  expect(again.connection.getState().signIn).toBe('signed')
  expect(getView(again)).toBeUndefined()
})

test('K-SIWX-06b: the open sign-in closes if the next account cannot be checked', async () => {
  const plugin = fakeSignIn()
  const { kit, wallet } = await connectWith(plugin)
  expect(getView(kit)).toBe('SIWXSignMessage')
  plugin.behave('unreachable')
  wallet.changeAccounts([other])
  await settle()
  expect(getView(kit)).toBeUndefined()
  expect(getAccount(kit)).toMatchObject({ isConnected: true, address: other })
})

test('S-102: a transport failure while signing keeps the connection', async () => {
  const plugin = fakeSignIn()
  const { kit } = await connectWith(plugin)
  plugin.behave('unreachable')
  await expect(signIn(kit)).rejects.toMatchObject({ code: 'unreachable' })
  expect(getAccount(kit).isConnected).toBe(true)
  expect(kit.connection.getState().signIn).toBe('unreachable')
  await cancelSignIn(kit)
  expect(getView(kit)).toBeUndefined()
  expect(getAccount(kit).isConnected).toBe(true)
})

test('S-102: after a transport failure while signing the modal can be closed', async () => {
  const plugin = fakeSignIn()
  const { kit } = await connectWith(plugin)
  plugin.behave('unreachable')
  await expect(signIn(kit)).rejects.toMatchObject({ code: 'unreachable' })
  requestCloseModal(kit)
  expect(getView(kit)).toBeUndefined()
})

test('behavior: a refused signature shows its toast and leaves the view open', async () => {
  const { kit } = await connectWith(fakeSignIn(), fakeWallet({ rejects: 'signMessage' }))
  await expect(signIn(kit)).rejects.toMatchObject({ code: 'connection_rejected' })
  expect(kit.toasts.getState().toast?.message).toBe('Error signing message')
  expect(getView(kit)).toBe('SIWXSignMessage')
  expect(kit.events.getLast()?.data.event).toBe('SIWX_AUTH_ERROR')
})

test('behavior: a different signed text, as of hardware wallets, has a toast with advice', async () => {
  const signMessage = () => Promise.reject(new SignMessageFailedError({ variant: 'otherText' }))
  const { kit } = await connectWith({ ...fakeSignIn(), signMessage })
  await expect(signIn(kit)).rejects.toMatchObject({ shortMessage: 'Sign message failed' })
  expect(kit.toasts.getState().toast?.message).toMatch(/Try an account without a hardware wallet/)
})

test('S-83: an account or network without a session opens SIWXSignMessage, a signed one closes', async () => {
  const plugin = fakeSignIn()
  const { kit, wallet } = await connectWith(plugin)
  await signIn(kit)
  wallet.changeAccounts([other])
  await settle()
  expect(getView(kit)).toBe('SIWXSignMessage')
  wallet.changeAccounts([address])
  await settle()
  expect(kit.connection.getState().signIn).toBe('signed')
  expect(getView(kit)).toBeUndefined()
  wallet.changeNetwork('eip155:137')
  await settle()
  expect(getView(kit)).toBe('SIWXSignMessage')
})

test('S-83: a signature for the previous account does not sign in the new one', async () => {
  const plugin = fakeSignIn()
  const { kit, wallet } = await connectWith(plugin)
  const slow = { release: () => {} }
  const gate = new Promise<void>((resolve) => {
    slow.release = resolve
  })
  const gated = { ...plugin, addSession: async () => gate }
  const second = createTestKit({ connected: wallet, signIn: gated })
  const signing = signIn(second)
  await settle()
  wallet.changeAccounts([other])
  slow.release()
  await signing
  await settle()
  expect(second.connection.getState().signIn).toBe('required')
  expect(getView(kit)).toBe('SIWXSignMessage')
})

test('S-83: on an unsupported network no signature is requested', async () => {
  const { kit } = await connectWith(fakeSignIn(), fakeWallet({ caipNetworkId: 'eip155:5' }))
  expect(getView(kit)).toBe('UnsupportedChain')
  expect(kit.connection.getState().signIn).toBe('unknown')
})

test('behavior: signing out keeps the wallet and requires a new sign-in', async () => {
  const plugin = fakeSignIn()
  const { kit, storage } = await connectWith(plugin)
  await signIn(kit)
  await signOut(kit)
  expect(plugin.getHeld()).toEqual([])
  expect(storage.getItem('@appkit/siwx')).toBeNull()
  expect(kit.connection.getState().signIn).toBe('required')
  expect(getAccount(kit).isConnected).toBe(true)
})

test('error: no plug-in', async () => {
  const kit = createTestKit({ connected: fakeWallet() })
  expect(kit.connection.getState().signIn).toBe('off')
  await expect(signIn(kit)).rejects.toMatchObject({ code: 'sign_in_not_enabled' })
})

test('S-84, S-101: stored sign-ins that contain a signature are removed', async () => {
  const storage = createMemoryStorage()
  const data = { accountAddress: address, chainId: 'eip155:1' }
  storage.setItem('@appkit/siwx', JSON.stringify([{ data, message: 'm', signature: 's' }]))
  const kit = createTestKit({ wallets: [fakeWallet()], signIn: fakeSignIn(), ports: { storage } })
  await connect(kit, target)
  await settle()
  await signIn(kit)
  expect(storage.getItem('@appkit/siwx')).not.toContain('signature')
  expect(JSON.parse(storage.getItem('@appkit/siwx') ?? '')).toHaveLength(1)
})
