import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestHost, type TestHost } from '../fixtures/createTestHost.ts'
import { outcomeOf } from '../fixtures/outcome.ts'
import { fillHandlers } from '../testing/fillHandlers.ts'

const worlds: TestHost[] = []
function start(...options: Parameters<typeof createTestHost>): TestHost {
  const world = createTestHost(...options)
  worlds.push(world)
  return world
}
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  for (const world of worlds.splice(0)) world.end()
  vi.useRealTimers()
})

const typesOf = (world: TestHost) =>
  world.frame.getMessages().map((message) => (message as { type: string }).type)
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('S-10: after READY 500 ms pass, then the app says who it is and asks for the networks', async () => {
  const world = start({
    handlers: {
      GET_SMART_ACCOUNT_ENABLED_NETWORKS: async () => ({ smartAccountEnabledNetworks: [1, 10] }),
    },
  })
  const init = outcomeOf(world.host.init())
  await pass(499)
  expect(typesOf(world)).toEqual([])
  await pass(1)
  expect(typesOf(world)).toEqual([
    '@w3m-app/SYNC_DAPP_DATA',
    '@w3m-app/GET_SMART_ACCOUNT_ENABLED_NETWORKS',
  ])
  expect(init).toEqual({
    state: 'resolved',
    value: { version: 'fake', smartAccountEnabledNetworks: [1, 10] },
  })
})

test('behavior: a frame that cannot list networks starts with none', async () => {
  const world = start({
    handlers: fillHandlers({
      GET_SMART_ACCOUNT_ENABLED_NETWORKS: async () => {
        throw new Error('no')
      },
    }),
  })
  const init = outcomeOf(world.host.init())
  await pass(500)
  expect(init.value).toMatchObject({ smartAccountEnabledNetworks: [] })
})

test('behavior: init twice and at once makes one frame', async () => {
  const world = start()
  const both = Promise.all([world.host.init(), world.host.init()])
  await pass(500)
  const [first, second] = await both
  expect(first).toBe(second)
  expect(await world.host.init()).toBe(first)
  expect(world.frame.page.getAppendCount()).toBe(1)
})

test('behavior: a request attaches the frame and is sent after the start', async () => {
  const world = start({ handlers: { CONNECT_EMAIL: async () => ({ action: 'VERIFY_OTP' }) } })
  const asked = outcomeOf(world.host.request('CONNECT_EMAIL', { email: 'a@example.test' }))
  await pass(500)
  expect(asked).toEqual({ state: 'resolved', value: { action: 'VERIFY_OTP' } })
  expect(typesOf(world).at(-1)).toBe('@w3m-app/CONNECT_EMAIL')
})

test('K-AUTH-18: a frame that refuses this origin is reported and pending requests reject', async () => {
  const world = start({ mode: 'refused' })
  const init = outcomeOf(world.host.init())
  const asked = outcomeOf(world.host.request('GET_USER', undefined))
  await pass(0)
  expect(world.reports).toEqual(['unverified_domain'])
  expect(init.error).toMatchObject({ code: 'unverified_domain' })
  expect(asked.error).toMatchObject({ message: 'Something went wrong' })
  await pass(60_000)
  expect(typesOf(world)).toEqual([])
  expect(world.reports).toEqual(['unverified_domain'])
})
