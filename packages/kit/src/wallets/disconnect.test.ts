import { expect, test } from 'vitest'
import { connect } from '../connect/connect.ts'
import { signIn } from '../sign-in/signIn.ts'
import { createTestKit } from '../testing/createTestKit.ts'
import { fakeSignIn } from '../testing/fakeSignIn.ts'
import { fakeWallet } from '../testing/fakeWallet.ts'
import { settle } from '../testing/settle.ts'
import { disconnect } from './disconnect.ts'

test('default', async () => {
  const wallet = fakeWallet()
  const kit = createTestKit({ connected: wallet })
  await disconnect(kit)
  expect(kit.connection.getState()).toMatchObject({
    connections: [],
    status: { eip155: 'disconnected' },
  })
  expect(wallet.requests).toEqual(['disconnect'])
  expect(kit.wallets.size).toBe(0)
})

test('behavior: the page does not wait for a wallet that never answers', async () => {
  const kit = createTestKit({ connected: fakeWallet({ hangs: 'disconnect' }) })
  disconnect(kit).catch(() => undefined)
  await settle()
  expect(kit.connection.getState().connections).toEqual([])
})

test('error: a wallet that fails to disconnect', async () => {
  const kit = createTestKit({ connected: fakeWallet({ rejects: 'disconnect' }) })
  await expect(disconnect(kit)).rejects.toMatchObject({
    code: 'failed_to_disconnect',
    shortMessage: 'Failed to disconnect',
  })
  expect(kit.connection.getState().connections).toEqual([])
  expect(kit.events.getLast()?.data.event).toBe('DISCONNECT_ERROR')
})

test('behavior: disconnecting without a connection does not throw', async () => {
  const kit = createTestKit()
  await disconnect(kit)
  expect(kit.events.getLast()?.data.event).toBe('INITIALIZE')
})

test('K-STATE-02: a remaining connection becomes active, and no disconnect event is sent', async () => {
  const kit = createTestKit({ connected: fakeWallet() })
  const second = fakeWallet({ id: 'second.wallet' })
  const [first] = kit.connection.getState().connections
  if (!first) throw new Error('not connected')
  kit.connection.setState({
    connections: [{ ...first, connector: second.connector.info }, first],
  })
  const events: string[] = []
  kit.events.subscribe((event) => events.push(event.data.event))
  await disconnect(kit, { id: 'test.wallet' })
  expect(kit.connection.getState().activeConnectors).toEqual({ eip155: 'second.wallet' })
  expect(events).not.toContain('DISCONNECT_SUCCESS')
  await disconnect(kit, { id: 'second.wallet' })
  expect(events).toContain('DISCONNECT_SUCCESS')
})

test('behavior: a wallet that replaces another one with the same account keeps its session', async () => {
  const plugin = fakeSignIn()
  const wallets = [fakeWallet(), fakeWallet({ id: 'second.wallet' })]
  const kit = createTestKit({ wallets, signIn: plugin })
  await connect(kit, { connectorId: 'test.wallet', namespace: 'eip155' })
  await settle()
  await signIn(kit)
  await connect(kit, { connectorId: 'second.wallet', namespace: 'eip155' })
  await settle()
  expect(plugin.getHeld()).toHaveLength(1)
  expect(kit.connection.getState().signIn).toBe('signed')
})

test('K-SIWX-09: disconnecting ends the sign-in sessions, unless the plug-in keeps them', async () => {
  for (const signOutOnDisconnect of [undefined, false]) {
    const plugin = fakeSignIn()
    const signInPlugin = {
      ...plugin,
      ...(signOutOnDisconnect === false && { signOutOnDisconnect }),
    }
    const kit = createTestKit({ wallets: [fakeWallet()], signIn: signInPlugin })
    await connect(kit, { connectorId: 'test.wallet', namespace: 'eip155' })
    await settle()
    await signIn(kit)
    expect(plugin.getHeld()).toHaveLength(1)
    await disconnect(kit)
    expect(plugin.getHeld()).toHaveLength(signOutOnDisconnect === false ? 1 : 0)
  }
})
