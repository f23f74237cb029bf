import { expect, test } from 'vitest'
import { openModal } from '../start/openModal.ts'
import { createTestKit } from '../testing/createTestKit.ts'
import { fakeWallet } from '../testing/fakeWallet.ts'
import { settle } from '../testing/settle.ts'
import { switchNetwork } from './switchNetwork.ts'

const polygon = { caipNetworkId: 'eip155:137' } as const

test('default', async () => {
  const kit = createTestKit()
  await switchNetwork(kit, polygon)
  expect(kit.connection.getState().networks).toEqual({ eip155: 'eip155:137' })
  expect(kit.ports.storage.getItem('@appkit/active_caip_network_id')).toBe('eip155:137')
})

test('K-NET-04: a refusal in the wallet changes nothing and can be tried again', async () => {
  const wallet = fakeWallet({ rejects: 'switchNetwork' })
  const kit = createTestKit({ connected: wallet })
  const switching = switchNetwork(kit, polygon)
  await expect(switching).rejects.toMatchObject({ code: 'connection_rejected' })
  expect(kit.connection.getState().networks).toEqual({ eip155: 'eip155:1' })
  wallet.behave({})
  await switchNetwork(kit, polygon)
  expect(kit.connection.getState().networks).toEqual({ eip155: 'eip155:137' })
})

test('K-NET-04: an approved switch returns to the previous page', async () => {
  const kit = createTestKit({ connected: fakeWallet() })
  openModal(kit)
  kit.modal.send({ type: 'push', page: { view: 'Networks' } })
  kit.modal.send({ type: 'push', page: { view: 'SwitchNetwork', data: polygon } })
  await switchNetwork(kit, polygon)
  expect(kit.modal.getState()).toMatchObject({
    open: true,
    stack: [{ view: 'Account' }, { view: 'Networks' }],
  })
})

test('K-NET-02: a switch from an unsupported to a supported network closes the view', async () => {
  const wallet = fakeWallet()
  const kit = createTestKit({ connected: wallet })
  wallet.changeNetwork('eip155:5')
  await settle()
  kit.modal.send({ type: 'push', page: { view: 'SwitchNetwork', data: polygon } })
  await switchNetwork(kit, polygon)
  expect(kit.modal.getState().open).toBe(false)
  expect(kit.connection.getState().networks).toEqual({ eip155: 'eip155:137' })
})

test('K-NET-10: an unknown id alerts, rejects and changes nothing', async () => {
  const kit = createTestKit({ connected: fakeWallet() })
  const before = kit.connection.getState()
  const switching = switchNetwork(kit, { caipNetworkId: 'eip155:999999' })
  await expect(switching).rejects.toMatchObject({ code: 'network_not_found' })
  expect(kit.connection.getState()).toBe(before)
  expect(kit.alerts.getState().alerts.map((alert) => alert.message)).toEqual(['Network Not Found'])
})

test('error: the wallet cannot switch', async () => {
  const kit = createTestKit({ connected: fakeWallet({ lacks: ['switchNetwork'] }) })
  await expect(switchNetwork(kit, polygon)).rejects.toMatchObject({ code: 'feature_not_supported' })
  expect(kit.connection.getState().networks).toEqual({ eip155: 'eip155:1' })
})

test('S-134a: closing the modal ends a waiting switch; a late answer only arrives as an event', async () => {
  const wallet = fakeWallet({ hangs: 'switchNetwork' })
  const kit = createTestKit({ connected: wallet })
  openModal(kit)
  const switching = switchNetwork(kit, polygon)
  const refused = expect(switching).rejects.toMatchObject({ code: 'modal_closed' })
  await settle()
  kit.modal.send({ type: 'close', connected: true })
  await refused
  expect(kit.connection.getState().pending).toBeUndefined()
})

test('behavior: SWITCH_NETWORK is sent after a failure too', async () => {
  const kit = createTestKit({ connected: fakeWallet({ rejects: 'switchNetwork' }) })
  await switchNetwork(kit, polygon).catch(() => undefined)
  expect(kit.events.getLast()?.data).toMatchObject({
    event: 'SWITCH_NETWORK',
    properties: { network: 'eip155:137' },
  })
})
