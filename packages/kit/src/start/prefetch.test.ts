import { expect, test, vi } from 'vitest'
import type { KitConfig } from '../kit/KitConfig.ts'
import { createTestKit, fakePorts } from '../testing/createTestKit.ts'
import { fakeWallet } from '../testing/fakeWallet.ts'
import { settle } from '../testing/settle.ts'
import { prefetch } from './prefetch.ts'

/** Creates a kit on a page that becomes idle when the test calls `beQuiet`. */
function createKit(config: Pick<KitConfig, 'prefetch'> = {}) {
  const waiting: (() => void)[] = []
  const whenQuiet = (run: () => void) => {
    waiting.push(run)
    return () => void waiting.splice(0)
  }
  const fetch = vi.fn(() => Promise.reject(new TypeError('This test has no network.')))
  const kit = createTestKit({
    directoryUrl: 'https://wallets.example',
    wallets: [fakeWallet()],
    ...config,
    ports: { fetch, page: { ...fakePorts().page, whenQuiet } },
  })
  const discover = vi.spyOn(kit.test.adapter, 'discover')
  const beQuiet = async () => {
    for (const run of waiting) run()
    await settle()
  }
  return { kit, fetch, discover, beQuiet }
}

test("K-INIT-13d: a quiet page loads the modal's code without requests or wallet discovery", async () => {
  const { kit, fetch, discover, beQuiet } = createKit()
  const loadMore = vi.fn(() => Promise.resolve())
  prefetch(kit, loadMore)
  await settle()
  expect(loadMore).not.toHaveBeenCalled()
  await beQuiet()
  expect(loadMore).toHaveBeenCalledOnce()
  expect(discover).toHaveBeenCalledOnce()
  expect(fetch).not.toHaveBeenCalled()
  expect(kit.connection.getState().connectors).toEqual([])
  // The prefetched chunks are not loaded again when the user needs them.
  kit.preload()
  await settle()
  expect(discover).toHaveBeenCalledOnce()
  expect(kit.connection.getState().connectors).toHaveLength(1)
})

test.each(['intent', 'never'] as const)(
  'K-INIT-13d: nothing is prefetched with %s',
  async (when) => {
    const { kit, discover, beQuiet } = createKit({ prefetch: when })
    const loadMore = vi.fn(() => Promise.resolve())
    prefetch(kit, loadMore)
    await beQuiet()
    expect(loadMore).not.toHaveBeenCalled()
    expect(discover).not.toHaveBeenCalled()
  },
)

test('K-INIT-13d: a cancelled prefetch loads nothing', async () => {
  const { kit, beQuiet } = createKit()
  const loadMore = vi.fn(() => Promise.resolve())
  prefetch(kit, loadMore)?.()
  await beQuiet()
  expect(loadMore).not.toHaveBeenCalled()
})

test('K-INIT-13d: code that fails to prefetch loads when it is needed', async () => {
  const { kit, discover, beQuiet } = createKit()
  discover.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  prefetch(kit, () => Promise.reject(new TypeError('Failed to fetch')))
  await beQuiet()
  kit.preload()
  await settle()
  expect(kit.connection.getState().connectors).toHaveLength(1)
})
