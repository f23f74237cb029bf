import { expect, test, vi } from 'vitest'
import { fakeWalletConnect } from './fakeWalletConnect.ts'

const options = { signal: undefined }
const other = '0x0000000000000000000000000000000000000002'

test('default: approves immediately', async () => {
  const { walletConnect, uris, isConnected } = fakeWalletConnect()
  const onUri = vi.fn()
  const session = await walletConnect.pair({ onUri, signal: undefined })
  expect(onUri).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ uri: uris[0] }))
  expect(session.namespaces).toEqual(['eip155'])
  await session.disconnect()
  expect(isConnected()).toBe(false)
  expect(await walletConnect.restore()).toBeUndefined()
})

test('behavior: waits for the test to approve', async () => {
  const fake = fakeWalletConnect({ answer: 'wait', cacaos: [] })
  const parameters = { onUri: vi.fn(), signal: undefined }
  const refused = expect(fake.walletConnect.pair(parameters)).rejects.toMatchObject({
    code: 'connection_rejected',
  })
  fake.reject()
  await refused
  const pairing = fake.walletConnect.pair(parameters)
  fake.approve()
  expect((await pairing).peer.name).toBe('Fake Wallet')
})

test("behavior: an aborted pairing rejects with the signal's reason", async () => {
  const { walletConnect } = fakeWalletConnect({ answer: 'wait' })
  const controller = new AbortController()
  const pairing = walletConnect.pair({ onUri: vi.fn(), signal: controller.signal })
  controller.abort(new Error('left'))
  await expect(pairing).rejects.toThrow('left')
})

test('behavior: requests, events, updates and deletion reach the session', async () => {
  const fake = fakeWalletConnect({ stored: true, onRequest: () => '0x51' })
  const session = await fake.walletConnect.restore()
  const signer = session?.toSigner('eip155')
  expect(await signer?.request({ method: 'personal_sign', params: [] }, options)).toBe('0x51')
  const listener = { accountsChanged: vi.fn(), networkChanged: vi.fn(), disconnected: vi.fn() }
  signer?.watch(listener)
  const watcher = { updated: vi.fn(), deleted: vi.fn(), expired: vi.fn() }
  session?.watch(watcher)
  const accounts = [{ address: other }]
  fake.updateSession({ eip155: { networkIds: ['eip155:1', 'eip155:137'], accounts } })
  expect(listener.accountsChanged).toHaveBeenCalledExactlyOnceWith(accounts)
  fake.emit('eip155:1', { name: 'chainChanged', data: 137 })
  expect(listener.networkChanged).toHaveBeenCalledExactlyOnceWith('eip155:137')
  fake.deleteSession()
  fake.expireSession()
  expect(listener.disconnected).toHaveBeenCalledOnce()
  expect(watcher.updated).toHaveBeenCalledOnce()
  expect(watcher.deleted).toHaveBeenCalledOnce()
  expect(watcher.expired).not.toHaveBeenCalled()
})
