import { expect, test } from 'vitest'
import { getFeatures, isAnalyticsEnabled } from '../features/getFeatures.ts'
import { isUsageExceeded } from '../features/isUsageExceeded.ts'
import { openModal } from '../start/openModal.ts'
import { createTestKit } from '../testing/createTestKit.ts'
import { type FakeDirectoryOptions, fakeDirectory, toWalletId } from '../testing/fakeDirectory.ts'
import { fakeWallet } from '../testing/fakeWallet.ts'
import { settle } from '../testing/settle.ts'
import { getSuggestedWallets } from './getSuggestedWallets.ts'

type KitOptions = Parameters<typeof createTestKit>[0]

function createKit(options: FakeDirectoryOptions = {}, config: KitOptions = {}) {
  const directory = fakeDirectory(options)
  const warnings: string[] = []
  const kit = createTestKit({
    directoryUrl: directory.url,
    ...config,
    ports: { fetch: directory.fetch, warn: (text) => warnings.push(text), ...config.ports },
  })
  const paths = () => directory.asked.map((url) => url.pathname)
  return { kit, directory, paths, warnings }
}

/** Signals that the user is likely to open the modal, and waits for all requests that follow. */
async function intend(kit: ReturnType<typeof createTestKit>) {
  kit.preload()
  await settle()
  await import('./later/index.ts')
  await settle()
}

const alerts = (kit: ReturnType<typeof createTestKit>) =>
  kit.alerts.getState().alerts.map(({ message }) => message)

test('K-INIT-13a, K-INIT-13b: a start sends no request; intent sends every request once', async () => {
  const { kit, paths } = createKit({ wallets: [{}] }, { wallets: [fakeWallet()] })
  await settle()
  expect(paths()).toEqual([])
  await intend(kit)
  const asked = paths().toSorted()
  expect(asked).toEqual([
    '/appkit/v1/config',
    '/appkit/v1/project-limits',
    '/getWallets',
    '/getWallets',
  ])
  await intend(kit)
  expect(paths()).toHaveLength(asked.length)
})

test('K-INIT-13b: refused limits are requested once, however often intent is signalled', async () => {
  const { kit, paths } = createKit({ planLimits: 404 })
  for (let turn = 0; turn < 3; turn += 1) await intend(kit)
  expect(paths().filter((path) => path === '/appkit/v1/project-limits')).toHaveLength(1)
  expect(isUsageExceeded(kit)).toBe(false)
})

test('K-INIT-13c: the analytics configuration is requested once, on intent, if the app wants it', async () => {
  const { kit, paths } = createKit({}, { features: { analytics: true } })
  const count = () => paths().filter((path) => path === '/getAnalyticsConfig').length
  await settle()
  expect(count()).toBe(0)
  expect(isAnalyticsEnabled(kit)).toBe(false)
  await intend(kit)
  await intend(kit)
  expect(count()).toBe(1)
  expect(isAnalyticsEnabled(kit)).toBe(true)
})

test('K-INIT-13c, S-105: an app without analytics sends no request for them', async () => {
  const { kit, paths } = createKit()
  await intend(kit)
  expect(paths()).not.toContain('/getAnalyticsConfig')
  expect(isAnalyticsEnabled(kit)).toBe(false)
})

test.each([false, 404])('K-INIT-13c: analytics are off after %j', async (analytics) => {
  const { kit, paths } = createKit({ analytics }, { features: { analytics: true } })
  await intend(kit)
  expect(paths()).toContain('/getAnalyticsConfig')
  expect(isAnalyticsEnabled(kit)).toBe(false)
})

test('behavior: without a directory intent sends no request', async () => {
  const { kit, paths } = createKit({}, { directoryUrl: '' })
  await intend(kit)
  expect(paths()).toEqual([])
})

test('behavior: suggestions, ranks and the count are available once answered', async () => {
  const wallets = [{ name: 'Test Wallet', badge_type: 'certified' as const }, {}, {}]
  const featured = toWalletId(3)
  const { kit } = createKit({ wallets }, { featuredWalletIds: [featured], wallets: [fakeWallet()] })
  expect(getSuggestedWallets(kit)).toEqual({
    featured: [],
    recommended: [],
    excluded: [],
    ranked: [],
    knownIds: { connectors: {}, images: {} },
    count: 0,
    pending: true,
  })
  await intend(kit)
  const suggested = getSuggestedWallets(kit)
  expect(suggested.featured.map(({ id }) => id)).toEqual([featured])
  expect(suggested.recommended.map(({ id }) => id)).toEqual([toWalletId(1), toWalletId(2)])
  expect(suggested.ranked).toMatchObject([{ name: 'Test Wallet', order: 0 }])
  expect(suggested).toMatchObject({ count: 2, pending: false })
})

test('K-INIT-06: the project decides, and an ignored setting is named in exactly one warning', async () => {
  const features = [
    { id: 'activity', config: [] },
    { id: 'swap', config: ['1inch'] },
  ]
  const { kit, warnings } = createKit({ features }, { features: { swaps: false, activity: true } })
  expect(getFeatures(kit)).toMatchObject({ email: true, swaps: false })
  await intend(kit)
  await intend(kit)
  expect(getFeatures(kit)).toMatchObject({ email: false, activity: true, swaps: ['1inch'] })
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toMatch(/: swaps\.$/)
})

test('K-INIT-07: if the directory is unreachable the modal opens with local or default settings', async () => {
  const { kit } = createKit({ features: 404 }, { features: { email: false } })
  openModal(kit)
  expect(kit.modal.getState().open).toBe(true)
  await intend(kit)
  expect(getFeatures(kit)).toMatchObject({ email: false, swaps: ['1inch'] })
})

test.each([{ basic: true }, { manualWCControl: true }])(
  'behavior: the configuration is not requested with %o',
  async (config) => {
    const { kit, paths } = createKit({ features: [] }, config)
    await intend(kit)
    expect(paths()).not.toContain('/appkit/v1/config')
    expect(getFeatures(kit).email).toBe(!('basic' in config))
  },
)

const login = [{ id: 'social_login', config: ['email'] }]

test('K-INIT-05: origins are requested only with e-mail or socials', async () => {
  const without = createKit({ features: [{ id: 'social_login', config: [] }] })
  await intend(without.kit)
  expect(without.paths()).not.toContain('/projects/v1/origins')
  const { kit, paths } = createKit({ features: login })
  expect(paths()).toEqual([])
  await intend(kit)
  expect(paths()).toContain('/projects/v1/origins')
  expect(alerts(kit)).toEqual([])
})

test.each([
  ['a page that is not on the list', ['https://other.example'], ['Invalid App Configuration']],
  ['a page that is on the list', ['https://app.example'], []],
  ['too many requests', 429, ['Rate Limited']],
  ['a failing server', 503, ['Server Error']],
  ['a project that the directory does not know', 403, ['Invalid Project ID']],
  ['any other refusal', 404, []],
])('K-INIT-04, K-INIT-05: the alert for %s', async (_, allowedOrigins, expected) => {
  const { kit } = createKit({ features: login, allowedOrigins })
  await intend(kit)
  expect(alerts(kit)).toEqual(expected)
})

test('K-EVT-06: without logins an unknown project has its alert too', async () => {
  const { kit } = createKit({ features: 403 })
  await intend(kit)
  expect(alerts(kit)).toEqual(['Invalid Project ID'])
})

test('K-ROUTER-09: over its plan a kit shows UsageExceeded instead of connecting', async () => {
  const planLimits = { tier: 'starter', isAboveRpcLimit: true, isAboveMauLimit: false }
  const { kit } = createKit({ planLimits })
  const data = { connectorId: 'test.wallet', namespace: 'eip155' } as const
  openModal(kit)
  kit.modal.send({ type: 'push', page: { view: 'ConnectingExternal', data } })
  expect(kit.modal.getState().stack.at(-1)).toEqual({ view: 'ConnectingExternal', data })
  kit.modal.send({ type: 'back', connected: false })
  await intend(kit)
  kit.modal.send({ type: 'push', page: { view: 'ConnectingExternal', data } })
  expect(kit.modal.getState().stack.at(-1)).toEqual({ view: 'UsageExceeded' })
})

test.each([
  ['starter', true, false, true],
  ['starter', false, true, true],
  ['starter', false, false, false],
  ['pro', true, true, false],
])('behavior: plan %s with RPC %s and visitors %s above: exceeded %s', async (...plan) => {
  const [tier, isAboveRpcLimit, isAboveMauLimit, exceeded] = plan
  const { kit } = createKit({ planLimits: { tier, isAboveRpcLimit, isAboveMauLimit } })
  expect(isUsageExceeded(kit)).toBe(false)
  await intend(kit)
  expect(isUsageExceeded(kit)).toBe(exceeded)
})
