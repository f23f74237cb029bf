import fc from 'fast-check'
import { expect, test } from 'vitest'
import { connect } from '../connect/connect.ts'
import { restore } from '../connect/restore.ts'
import { requestCloseModal } from '../guide/requestCloseModal.ts'
import { switchNetwork } from '../networks/switchNetwork.ts'
import { openModal } from '../start/openModal.ts'
import { createTestKit, type TestKit } from '../testing/createTestKit.ts'
import { type FakeWallet, fakeWallet } from '../testing/fakeWallet.ts'
import { settle } from '../testing/settle.ts'
import { disconnect } from '../wallets/disconnect.ts'
import { toConnectorKey } from './toConnectorKey.ts'

const ids = ['a.wallet', 'b.wallet'] as const
const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const chains = ['eip155:1', 'eip155:137', 'eip155:5'] as const

type World = { readonly kit: TestKit; readonly wallets: readonly FakeWallet[] }

const wallet = fc.nat({ max: ids.length - 1 })
const behaviour = fc.constantFrom(
  {},
  { rejects: 'connect' },
  { hangs: 'connect' },
  { rejects: 'switchNetwork' },
  { hangs: 'switchNetwork' },
  { rejects: 'disconnect' },
) as fc.Arbitrary<Parameters<FakeWallet['behave']>[0]>

const step = fc.oneof(
  fc.record({ type: fc.constant('connect' as const), wallet }),
  fc.record({ type: fc.constant('disconnect' as const) }),
  fc.record({ type: fc.constant('switch' as const), chain: fc.constantFrom(...chains) }),
  fc.record({ type: fc.constant('behave' as const), wallet, behaviour }),
  fc.record({ type: fc.constant('accounts' as const), wallet, shared: fc.boolean() }),
  fc.record({ type: fc.constant('chain' as const), wallet, chain: fc.constantFrom(...chains) }),
  fc.record({ type: fc.constant('drop' as const), wallet }),
  fc.record({ type: fc.constant('modal' as const), open: fc.boolean() }),
  fc.record({ type: fc.constant('restore' as const) }),
  fc.record({ type: fc.constant('time' as const), ms: fc.integer({ min: 1, max: 70_000 }) }),
  fc.record({ type: fc.constant('settle' as const) }),
)

type Step = typeof step extends fc.Arbitrary<infer value> ? value : never

// Actions may fail. The checks examine only the state afterwards.
const ignore = () => undefined

function take({ kit, wallets }: World, action: Step): unknown {
  const chosen = 'wallet' in action ? wallets[action.wallet] : undefined
  switch (action.type) {
    case 'connect':
      return void connect(kit, {
        connectorId: ids[action.wallet] ?? '',
        namespace: 'eip155',
      }).catch(ignore)
    case 'disconnect':
      return void disconnect(kit).catch(ignore)
    case 'switch':
      return void switchNetwork(kit, { caipNetworkId: action.chain }).catch(ignore)
    case 'behave':
      return chosen?.behave(action.behaviour)
    case 'accounts':
      return chosen?.changeAccounts(action.shared ? [address] : [])
    case 'chain':
      return chosen?.changeNetwork(action.chain)
    case 'drop':
      return chosen?.drop()
    case 'modal':
      return action.open ? openModal(kit) : requestCloseModal(kit)
    case 'restore':
      return void restore(kit).catch(ignore)
    case 'time':
      return kit.test.clock.advance(action.ms)
    case 'settle':
      return settle()
  }
}

function checkInvariants({ kit, wallets }: World): void {
  const state = kit.connection.getState()
  const active = state.activeConnectors.eip155
  const status = state.status.eip155
  for (const { namespace, connector, accounts } of state.connections) {
    expect(accounts.length).toBeGreaterThan(0)
    // S-133: a connected wallet always has a working provider with a listener.
    expect(kit.wallets.has(toConnectorKey(namespace, connector.id))).toBe(true)
  }
  expect(kit.wallets.size).toBe(state.connections.length)
  expect(state.connections.some(({ connector }) => connector.id === active)).toBe(
    active !== undefined,
  )
  if (status === 'connected') expect(active).toBeDefined()
  if (status === 'disconnected') expect(active).toBeUndefined()
  expect(new Set(state.recentConnectorIds).size).toBe(state.recentConnectorIds.length)
  expect(state.recentConnectorIds.length).toBeLessThanOrEqual(2)
  const listened = wallets.filter((fake) => fake.getListenerCount() > 0)
  expect(listened.length).toBe(state.connections.length)
  for (const fake of wallets) expect(fake.getListenerCount()).toBeLessThanOrEqual(1)
}

test('S-133e: more than 1,000 random steps keep the state of connections consistent', async () => {
  let steps = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (actions) => {
      const wallets = ids.map((id) => fakeWallet({ id }))
      const world: World = { kit: createTestKit({ wallets }), wallets }
      for (const action of actions) {
        await take(world, action)
        checkInvariants(world)
        steps += 1
      }
      await settle()
      checkInvariants(world)
      world.kit.test.stop()
      expect(wallets.every((fake) => fake.getListenerCount() === 0)).toBe(true)
      expect(world.kit.test.clock.getTimerCount()).toBe(0)
    }),
    { numRuns: 80, seed: 20_260_101 },
  )
  expect(steps).toBeGreaterThan(1_000)
})
