import { createMemoryStorage } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { connect } from '../connect/connect.ts'
import { requestCloseModal } from '../guide/requestCloseModal.ts'
import { createTestKit, fakePorts } from '../testing/createTestKit.ts'
import { fakeWallet } from '../testing/fakeWallet.ts'
import { settle } from '../testing/settle.ts'
import { claimName } from './claimName.ts'
import { openModal } from './openModal.ts'
import { startKit } from './startKit.ts'

const target = { connectorId: 'test.wallet', namespace: 'eip155' } as const

test('K-INIT-02a, K-INIT-02b: two kits share nothing; the second prefixes its storage keys', async () => {
  const storage = createMemoryStorage()
  const first = createTestKit({ wallets: [fakeWallet()], ports: { storage } })
  const second = createTestKit({ wallets: [fakeWallet()], ports: { storage }, name: 'other' })
  await connect(second, target)
  openModal(second)
  expect(first.connection.getState().connections).toEqual([])
  expect(first.modal.getState().open).toBe(false)
  expect(storage.getItem('@appkit/connections')).toBeNull()
  expect(storage.getItem('other:@appkit/connections')).toContain('test.wallet')
})

test('K-INIT-02c: a second kit without a separate name is refused while the first runs', () => {
  const page = { ...fakePorts().page, claimName }
  const create = (name?: string) =>
    createTestKit({ started: false, ports: { page }, ...(name && { name }) })
  const stopFirst = startKit(create())
  expect(() => startKit(create())).toThrowError(
    expect.objectContaining({ code: 'kit_name_required' }),
  )
  startKit(create('other'))()
  stopFirst()
  startKit(create())()
})

test('K-MODAL-01: open shows Connect, or Account if connected', () => {
  const kit = createTestKit()
  openModal(kit)
  expect(kit.modal.getState().stack).toEqual([{ view: 'Connect' }])
  const connected = createTestKit({ connected: fakeWallet() })
  openModal(connected)
  expect(connected.modal.getState().stack).toEqual([{ view: 'Account' }])
})

test('K-MODAL-02: a requested view opens with its data', () => {
  const kit = createTestKit()
  openModal(kit, { view: 'ConnectingExternal', data: target })
  expect(kit.modal.getState().stack).toEqual([{ view: 'ConnectingExternal', data: target }])
})

test('K-MODAL-07: a blocked close shakes for 500 ms and leaves the modal open', () => {
  const kit = createTestKit({ connected: fakeWallet() })
  openModal(kit, { view: 'UnsupportedChain' })
  requestCloseModal(kit)
  expect(kit.modal.getState()).toMatchObject({ open: true, shaking: true })
  kit.test.clock.advance(499)
  expect(kit.modal.getState().shaking).toBe(true)
  kit.test.clock.advance(1)
  expect(kit.modal.getState()).toMatchObject({ open: true, shaking: false })
})

test('K-MODAL-16: open and close events carry the connected flag; a closed modal sends no event', () => {
  const kit = createTestKit({ connected: fakeWallet() })
  const events: unknown[] = []
  kit.events.subscribe(({ data }) => events.push([data.event, data.properties]))
  requestCloseModal(kit)
  openModal(kit)
  requestCloseModal(kit)
  expect(events).toEqual([
    ['MODAL_OPEN', { connected: true }],
    ['MODAL_CLOSE', { connected: true }],
  ])
})

test('K-EVT-02: events reach subscribers of the page, and no request goes out', async () => {
  let requests = 0
  const fetch = async () => {
    requests += 1
    return new Response()
  }
  const kit = createTestKit({ wallets: [fakeWallet()], ports: { fetch } })
  const events: string[] = []
  const stop = kit.events.subscribe(({ data }) => events.push(data.event))
  openModal(kit)
  await connect(kit, target)
  await settle()
  stop()
  openModal(kit)
  expect(events).toEqual(['MODAL_OPEN', 'CONNECT_SUCCESS'])
  expect(requests).toBe(0)
})
