import { ConnectionRejectedError, ModalClosedError, RequestTimedOutError } from '@latchkey/core'
import { createMemoryStorage } from '@latchkey/core/testing'
import { expect, test, vi } from 'vitest'
import { getAccount } from '../../account/getAccount.ts'
import { runAttempt } from '../../kit/runAttempt.ts'
import { createTestKit, type TestKit } from '../../testing/createTestKit.ts'
import { type FakeWallet, fakeWallet } from '../../testing/fakeWallet.ts'
import { settle } from '../../testing/settle.ts'
import { connectFrom } from './connectFrom.ts'
import { followAccount } from './followAccount.ts'
import { readConnection } from './keepWallet.ts'
import { restoreFrom } from './restoreFrom.ts'
import { getTargets } from './restoreTargets.ts'
import type { ConnectSource, Gathered, RestoreSource } from './Source.ts'

/**
 * Creates the sources of a wallet type that the kit does not include, a hardware key. A source
 * implements only the request to its wallet.
 */
function createKeySource(kit: TestKit, key: FakeWallet) {
  const ask = async (signal: AbortSignal) => ({
    parts: [{ wallet: key.wallet, connection: await readConnection(key.wallet, signal) }],
  })
  const connecting: ConnectSource<Gathered> = {
    namespaces: ['eip155'],
    ask,
    toSuccess: () => ({ method: 'browser', name: 'Key', view: '' }),
    follow: () => followAccount(kit, { added: true }),
  }
  const returning: RestoreSource<Gathered> = {
    ask: (_, signal) => ask(signal),
    toSuccess: connecting.toSuccess,
  }
  return { connecting, returning }
}

const connect = (kit: TestKit, source: ConnectSource<Gathered>) =>
  runAttempt(kit, { kind: 'connect:key' }, (attempt) => connectFrom(kit, source, attempt))

function listEvents(kit: TestKit): string[] {
  const events: string[] = []
  kit.events.subscribe(({ data }) => events.push(data.event))
  return events
}

test('behavior: a source implements only its request; the kit does the rest', async () => {
  const kit = createTestKit({ connected: fakeWallet() })
  const events = listEvents(kit)
  const { connecting } = createKeySource(kit, fakeWallet({ id: 'key' }))
  const running = connect(kit, connecting)
  expect(kit.connection.getState().status.eip155).toBe('connected')
  expect(await running).toMatchObject([{ namespace: 'eip155', connector: { id: 'key' } }])
  await settle()
  expect(getAccount(kit)).toMatchObject({ isConnected: true, status: 'connected' })
  expect(kit.connection.getState().connections.map(({ connector }) => connector.id)).toEqual([
    'key',
  ])
  expect(events).toContain('CONNECT_SUCCESS')
})

test("behavior: a source's connection is restored after a reload unless it ended meanwhile", async () => {
  const ports = { storage: createMemoryStorage() }
  const first = createTestKit({ ports })
  const key = fakeWallet({ id: 'key' })
  await connect(first, createKeySource(first, key).connecting)
  first.test.stop()
  const second = createTestKit({ ports, started: false })
  const { returning } = createKeySource(second, fakeWallet({ id: 'key' }))
  const targets = getTargets(second)
  expect(targets).toMatchObject([{ connectorId: 'key', namespace: 'eip155' }])
  const { signal } = new AbortController()
  await restoreFrom(second, returning, { targets, signal })
  expect(second.connection.getState().connections).toHaveLength(1)
  const other = { namespace: 'eip155', connectorId: 'other', caipNetworkId: undefined } as const
  await expect(restoreFrom(second, returning, { targets: [other], signal })).rejects.toMatchObject({
    code: 'attempt_superseded',
  })
})

test('behavior: a failure is tracked once, and the status returns to its previous value', async () => {
  const kit = createTestKit()
  const events = listEvents(kit)
  const { connecting } = createKeySource(kit, fakeWallet({ id: 'key' }))
  const refused: ConnectSource<Gathered> = {
    ...connecting,
    ask: () => Promise.reject(new ConnectionRejectedError({ connectorId: 'key' })),
  }
  await expect(connect(kit, refused)).rejects.toMatchObject({ code: 'connection_rejected' })
  const broken = { ...connecting, ask: () => Promise.reject(new TypeError('unplugged')) }
  await expect(connect(kit, broken)).rejects.toMatchObject({ code: 'failed_to_connect' })
  expect(events.filter((event) => event !== 'INITIALIZE')).toEqual([
    'USER_REJECTED',
    'CONNECT_ERROR',
  ])
  expect(kit.connection.getState().status.eip155).toBe('disconnected')
})

test("behavior: WalletConnect's own refusal codes count as refusals only for WalletConnect", async () => {
  const kit = createTestKit()
  const events = listEvents(kit)
  const { connecting } = createKeySource(kit, fakeWallet({ id: 'key' }))
  const reset = Object.assign(new Error('Connection request reset'), { code: 5000 })
  const broken = { ...connecting, ask: () => Promise.reject(reset) }
  await expect(connect(kit, broken)).rejects.toMatchObject({ code: 'failed_to_connect' })
  await expect(connect(kit, { ...broken, walletConnect: true })).rejects.toMatchObject({
    code: 'failed_to_connect',
  })
  expect(events.filter((event) => event !== 'INITIALIZE')).toEqual([
    'CONNECT_ERROR',
    'USER_REJECTED',
  ])
})

test('behavior: leaving tracks no failure, a deadline does, and undo runs for both', async () => {
  const kit = createTestKit()
  const events = listEvents(kit)
  const undo = vi.fn<() => void>()
  const { connecting } = createKeySource(kit, fakeWallet({ id: 'key' }))
  const leaveWith = (reason: Error) => {
    const controller = new AbortController()
    const ask = () => {
      controller.abort(reason)
      return Promise.reject(reason)
    }
    return runAttempt(kit, { kind: 'connect:key', signal: controller.signal }, (attempt) =>
      connectFrom(kit, { ...connecting, ask, undo }, attempt),
    )
  }
  await expect(leaveWith(new ModalClosedError())).rejects.toMatchObject({ code: 'modal_closed' })
  expect(events).not.toContain('CONNECT_ERROR')
  const late = new RequestTimedOutError({ what: 'A key', deadlineMs: 1 })
  await expect(leaveWith(late)).rejects.toBe(late)
  expect(events).toContain('CONNECT_ERROR')
  expect(undo).toHaveBeenCalledTimes(2)
})
