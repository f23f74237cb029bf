import { expect, test } from 'vitest'
import { getAccount } from '../account/getAccount.ts'
import { closeModal } from '../guide/closeModal.ts'
import { requestCloseModal } from '../guide/requestCloseModal.ts'
import type { KitEvent } from '../kit/KitEvent.ts'
import { openModal } from '../start/openModal.ts'
import { createTestKit } from '../testing/createTestKit.ts'
import { fakeAdapter } from '../testing/fakeAdapter.ts'
import { fakeWallet } from '../testing/fakeWallet.ts'
import { settle } from '../testing/settle.ts'
import { connect } from './connect.ts'

const target = { connectorId: 'test.wallet', namespace: 'eip155' } as const

function watchEvents(kit: {
  events: { subscribe: (listener: (event: KitEvent) => void) => unknown }
}) {
  const names: string[] = []
  kit.events.subscribe((event) => names.push(event.data.event))
  return names
}

test('K-INJ-02: connecting an announced wallet ends connected with its name and icon', async () => {
  const wallet = fakeWallet({ info: { icon: 'data:image/png;base64,AA==' } })
  const kit = createTestKit({ wallets: [wallet] })
  const connection = await connect(kit, target)
  expect(connection.caipNetworkId).toBe('eip155:1')
  expect(getAccount(kit)).toMatchObject({
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    caipAddress: 'eip155:1:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    isConnected: true,
    status: 'connected',
    connectedWalletInfo: { name: 'Test Wallet', icon: 'data:image/png;base64,AA==' },
  })
})

test('behavior: the modal closes automatically from ConnectingExternal', async () => {
  const kit = createTestKit({ wallets: [fakeWallet()] })
  openModal(kit)
  kit.modal.send({ type: 'push', page: { view: 'ConnectingExternal', data: target } })
  await connect(kit, target)
  await settle()
  expect(kit.modal.getState().open).toBe(false)
})

test('K-INJ-04: a refusal changes nothing, sends USER_REJECTED, and a second try works', async () => {
  const wallet = fakeWallet({ rejects: 'connect' })
  const kit = createTestKit({ wallets: [wallet] })
  const events = watchEvents(kit)
  await expect(connect(kit, target)).rejects.toMatchObject({ code: 'connection_rejected' })
  expect(kit.connection.getState()).toMatchObject({
    connections: [],
    status: { eip155: 'disconnected' },
    pending: undefined,
  })
  expect(events).toContain('USER_REJECTED')
  wallet.behave({})
  await connect(kit, target)
  expect(getAccount(kit).isConnected).toBe(true)
})

test('K-INJ-05: another failure sends CONNECT_ERROR and rejects with a named error', async () => {
  const wallet = fakeWallet()
  const adapter = fakeAdapter({ wallets: [wallet] })
  const broken = {
    ...adapter,
    load: async () => {
      const { createAdapter } = await adapter.load()
      return {
        createAdapter: (options: Parameters<typeof createAdapter>[0]) => ({
          ...createAdapter(options),
          connect: () => Promise.reject(new TypeError('boom')),
        }),
      }
    },
  }
  const kit = createTestKit({ adapters: [broken] })
  const events = watchEvents(kit)
  await expect(connect(kit, target)).rejects.toMatchObject({ code: 'failed_to_connect' })
  expect(events).toContain('CONNECT_ERROR')
})

test('error: an unknown wallet', async () => {
  const kit = createTestKit()
  await expect(connect(kit, target)).rejects.toMatchObject({ code: 'connector_not_found' })
})

test('S-133c: a newer attempt ends the older one, whose result is discarded', async () => {
  const slow = fakeWallet({ id: 'slow.wallet', hangs: 'connect' })
  const kit = createTestKit({ wallets: [slow, fakeWallet()] })
  const first = connect(kit, { ...target, connectorId: 'slow.wallet' })
  const refused = expect(first).rejects.toMatchObject({ code: 'attempt_superseded' })
  await settle()
  await connect(kit, target)
  await refused
  expect(kit.connection.getState().connections.map((entry) => entry.connector.id)).toEqual([
    'test.wallet',
  ])
  expect(kit.connection.getState().status).toEqual({ eip155: 'connected' })
})

test('S-133a: after 60 s without an answer the request shows as still waiting', async () => {
  const kit = createTestKit({ wallets: [fakeWallet({ hangs: 'connect' })] })
  const controller = new AbortController()
  const attempt = connect(kit, { ...target, signal: controller.signal })
  attempt.catch(() => undefined)
  await settle()
  kit.test.clock.advance(59_999)
  expect(kit.connection.getState().pending).toMatchObject({ stillWaiting: false })
  kit.test.clock.advance(1)
  expect(kit.connection.getState().pending).toMatchObject({ type: 'connect', stillWaiting: true })
  expect(kit.connection.getState().status).toEqual({ eip155: 'connecting' })
  controller.abort()
  await settle()
  expect(kit.connection.getState().pending).toBeUndefined()
})

test('K-WORLD-01: behind an earlier request, the kit connects once the user has approved that', async () => {
  const wallet = fakeWallet({ busy: 'connect' })
  const kit = createTestKit({ wallets: [wallet] })
  const attempt = connect(kit, target)
  await settle()
  expect(kit.connection.getState().pending).toMatchObject({ type: 'connect', busy: true })
  kit.test.clock.advance(1_000)
  await settle()
  expect(kit.connection.getState().status).toEqual({ eip155: 'connecting' })
  wallet.behave({})
  kit.test.clock.advance(1_000)
  await attempt
  expect(kit.connection.getState().status).toEqual({ eip155: 'connected' })
  expect(kit.connection.getState().pending).toBeUndefined()
  expect(wallet.requests).toEqual(['connect'])
})

test('S-134d: leaving an attempt behind an earlier request ends it without a timer', async () => {
  const kit = createTestKit({ wallets: [fakeWallet({ busy: 'connect' })] })
  const controller = new AbortController()
  const attempt = connect(kit, { ...target, signal: controller.signal })
  const left = expect(attempt).rejects.toBeDefined()
  await settle()
  controller.abort()
  await left
  expect(kit.connection.getState().status).toEqual({ eip155: 'disconnected' })
  expect(kit.test.clock.getTimerCount()).toBe(0)
})

test('S-134a, S-134d: closing the modal ends an attempt immediately, without any timer', async () => {
  const kit = createTestKit({ wallets: [fakeWallet({ hangs: 'connect' })] })
  openModal(kit)
  kit.modal.send({ type: 'push', page: { view: 'ConnectingExternal', data: target } })
  const attempt = connect(kit, target)
  const refused = expect(attempt).rejects.toMatchObject({ code: 'modal_closed' })
  await settle()
  requestCloseModal(kit)
  await refused
  expect(kit.connection.getState().status).toEqual({ eip155: 'disconnected' })
  expect(kit.test.clock.getTimerCount()).toBe(0)
})

test('S-134b: pressing back ends an attempt immediately', async () => {
  const kit = createTestKit({ wallets: [fakeWallet({ hangs: 'connect' })] })
  openModal(kit)
  kit.modal.send({ type: 'push', page: { view: 'ConnectingExternal', data: target } })
  const attempt = connect(kit, target)
  const refused = expect(attempt).rejects.toMatchObject({ code: 'modal_closed' })
  await settle()
  kit.modal.send({ type: 'back', connected: false })
  await refused
  expect(kit.modal.getState().stack).toEqual([{ view: 'Connect' }])
})

test('S-134a: closing the modal also ends an attempt whose code is still loading', async () => {
  const wallet = fakeWallet()
  const kit = createTestKit({ wallets: [wallet] })
  openModal(kit)
  const attempt = connect(kit, target)
  const refused = expect(attempt).rejects.toMatchObject({ code: 'modal_closed' })
  closeModal(kit)
  await refused
  expect(wallet.requests).toEqual([])
})

test('parameters: signal', async () => {
  const kit = createTestKit({ wallets: [fakeWallet()] })
  const reason = new TypeError('stop')
  const attempt = connect(kit, { ...target, signal: AbortSignal.abort(reason) })
  await expect(attempt).rejects.toBe(reason)
})

test('K-PROF-09: a new connector disconnects the previous one', async () => {
  const before = fakeWallet({ id: 'before.wallet' })
  const kit = createTestKit({ connected: before, wallets: [fakeWallet()] })
  await connect(kit, target)
  await settle()
  expect(before.requests).toEqual(['disconnect'])
  expect(before.getListenerCount()).toBe(0)
  expect(kit.connection.getState().connections).toHaveLength(1)
})

test('K-CONN-06: at most two recent wallets are stored, newest first', async () => {
  const wallets = ['a.wallet', 'b.wallet', 'c.wallet'].map((id) => fakeWallet({ id }))
  const kit = createTestKit({ wallets })
  for (const { connector } of wallets) {
    await connect(kit, { ...target, connectorId: connector.info.id })
  }
  expect(kit.connection.getState().recentConnectorIds).toEqual(['c.wallet', 'b.wallet'])
})
