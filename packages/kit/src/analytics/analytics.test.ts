import { BaseError } from '@latchkey/core'
import { expect, test } from 'vitest'
import { startAnalytics } from '../analytics.ts'
import { getAnswers } from '../api/getAnswers.ts'
import type { TrackParameters } from '../kit/KitEvent.ts'
import { track } from '../state/track.ts'
import { type CreateTestKitOptions, createTestKit } from '../testing/createTestKit.ts'
import { fakeWallet } from '../testing/fakeWallet.ts'
import type { BatchEntry } from './toEntry.ts'

const url = 'https://pulse.example'
const clicked: TrackParameters = { event: 'CLICK_NETWORKS' }

/**
 * Starts analytics on a test kit. The test controls the browser's beacon and the events that end a
 * page.
 */
function start(options: CreateTestKitOptions = {}) {
  const beacons: { readonly url: string; readonly entries: readonly BatchEntry[] }[] = []
  const reports: { readonly url: string; readonly body: string }[] = []
  const page = { takes: true, consent: true, leave: () => {}, fail: (_: unknown) => {} }
  const kit = createTestKit({
    features: { analytics: true },
    ...options,
    ports: {
      fetch: async (input, init) => {
        reports.push({ url: String(input), body: String(init?.body) })
        return new Response('{}')
      },
      analytics: {
        sendBeacon: (to, body) => {
          if (page.takes) beacons.push({ url: to, entries: JSON.parse(body) })
          return page.takes
        },
        watchLeave: (onLeave) => {
          page.leave = onLeave
          return () => {
            page.leave = () => {}
          }
        },
        watchErrors: (onError) => {
          page.fail = onError
          return () => {
            page.fail = () => {}
          }
        },
      },
      ...options.ports,
    },
  })
  getAnswers(kit).setState({ analytics: true })
  const stop = startAnalytics(kit, {
    url,
    hasConsent: () => page.consent,
    getPath: () => '/profile/:id',
  })
  const { advance } = kit.test.clock
  return { kit, beacons, reports, page, stop, pass: advance }
}
const getNames = (entries: readonly BatchEntry[] = []) => entries.map(({ props }) => props.event)

test('K-EVT-03: the queue is sent 10 s after its first event, in one beacon', () => {
  const { kit, beacons, pass } = start()
  track(kit, clicked)
  pass(5_000)
  track(kit, { event: 'MODAL_OPEN', properties: { connected: true } })
  pass(4_999)
  expect(beacons).toEqual([])
  pass(1)
  expect(getNames(beacons[0]?.entries)).toEqual(['CLICK_NETWORKS', 'MODAL_OPEN'])
  expect(beacons[0]?.url).toBe(
    'https://pulse.example/batch?projectId=test&st=latchkey&sv=kit-eip155-0.0.0',
  )
  pass(60_000)
  expect(beacons).toHaveLength(1)
})

test('K-EVT-03: above 45 kB the queue is sent immediately, and no beacon carries more', () => {
  const { kit, beacons } = start()
  let count = 0
  while (beacons.length === 0 && count < 1_000) {
    track(kit, clicked)
    count += 1
  }
  const sizes = beacons.map(({ entries }) => JSON.stringify(entries).length)
  expect(sizes.every((size) => size <= 45_000)).toBe(true)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(45_000)
  expect(beacons.flatMap(({ entries }) => entries)).toHaveLength(count)
})

test('K-EVT-03: the queue is sent when the page is hidden or left', () => {
  const { kit, beacons, page } = start()
  page.leave()
  expect(beacons).toEqual([])
  track(kit, clicked)
  page.leave()
  expect(getNames(beacons[0]?.entries)).toEqual(['CLICK_NETWORKS'])
})

test('K-EVT-03: entries that a beacon refuses stay queued and are sent the next time', () => {
  const { kit, beacons, page, pass } = start()
  page.takes = false
  track(kit, clicked)
  pass(10_000)
  track(kit, { event: 'CLICK_WALLET_HELP' })
  page.leave()
  expect(beacons).toEqual([])
  page.takes = true
  pass(10_000)
  expect(getNames(beacons[0]?.entries)).toEqual(['CLICK_NETWORKS', 'CLICK_WALLET_HELP'])
})

test('K-EVT-02: turned off by host, project or user, analytics neither queue nor send', () => {
  const off = [
    start({ features: {} }),
    start({ features: { analytics: false } }),
    start(),
    start(),
  ] as const
  getAnswers(off[2].kit).setState({ analytics: false })
  off[3].page.consent = false
  for (const { kit, page, pass, beacons, reports } of off) {
    track(kit, clicked)
    page.fail(new BaseError('x', { code: 'x' }))
    // Events from before the feature is turned on are never sent.
    kit.preferences.setState({ features: { analytics: true } })
    getAnswers(kit).setState({ analytics: true })
    page.consent = true
    page.leave()
    pass(60_000)
    expect([beacons, reports]).toEqual([[], []])
  }
})

test('K-EVT-02: withdrawn consent drops the queue', () => {
  const { kit, beacons, page, pass } = start()
  track(kit, clicked)
  page.consent = false
  pass(10_000)
  page.consent = true
  page.leave()
  expect(beacons).toEqual([])
})

test('K-EVT-02: only the path template and the listed fields leave the page', () => {
  const { kit, beacons, page } = start({ connected: fakeWallet() })
  const sent = { isSmartAccount: false, network: 'eip155:1', token: 'ETH', amount: '0.25' } as const
  track(kit, { event: 'SEND_SUCCESS', properties: { ...sent, hash: '0xhash' } })
  track(kit, { event: 'SEARCH_WALLET', properties: { badge: 'all', search: 'mira@mail.example' } })
  track(kit, { event: 'CONNECT_ERROR', properties: { message: 'mira said no' } })
  page.leave()
  const [first] = beacons[0]?.entries ?? []
  expect(first).toEqual({
    eventId: expect.any(String),
    url: 'https://app.example/profile/:id',
    domain: 'app.example',
    timestamp: kit.ports.now(),
    props: {
      type: 'track',
      event: 'SEND_SUCCESS',
      properties: {
        isSmartAccount: false,
        network: 'eip155:1',
        token: 'ETH',
        caipNetworkId: 'eip155:1',
      },
    },
  })
  expect(JSON.stringify(beacons)).not.toMatch(/mira|0x5aAeb|0\.25|0xhash/)
})

test('behavior: impressions are merged into one event, and views of a closed UI are not sent', () => {
  const { kit, beacons, page } = start()
  const see = (name: string) =>
    track(kit, {
      event: 'WALLET_IMPRESSION_V2',
      properties: { items: [{ name, view: 'AllWallets', query: 'secret' }] },
    })
  see('One')
  track(kit, clicked)
  see('Two')
  track(kit, { event: 'MODAL_CREATED' })
  page.leave()
  expect(getNames(beacons[0]?.entries)).toEqual(['WALLET_IMPRESSION_V2', 'CLICK_NETWORKS'])
  const view = 'AllWallets'
  const items = [
    { name: 'One', view },
    { name: 'Two', view },
  ]
  expect(beacons[0]?.entries[0]?.props.items).toEqual(items)
})

test('behavior: after a stop or a second start no event is sent twice', () => {
  const { kit, beacons, page, stop } = start()
  const again = startAnalytics(kit, { url, hasConsent: () => true })
  track(kit, clicked)
  page.leave()
  expect(beacons).toHaveLength(1)
  track(kit, clicked)
  again()
  stop()
  page.leave()
  track(kit, clicked)
  expect(beacons).toHaveLength(1)
  expect(kit.test.clock.getTimerCount()).toBe(0)
})

test('K-EVT-05: failed actions and uncaught errors are reported silently, at most five a minute', () => {
  const { kit, reports, page, pass } = start()
  const before = [kit.toasts.getState(), kit.alerts.getState(), kit.modal.getState()]
  track(kit, { event: 'CONNECT_ERROR', properties: { message: 'mira said no' } })
  page.fail(
    new BaseError('No answer from 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', { code: 'x' }),
  )
  for (let round = 0; round < 9; round += 1) page.fail(new BaseError('again', { code: 'x' }))
  expect(reports).toHaveLength(5)
  const bodies = reports.map(({ body }) => JSON.parse(body))
  expect(bodies[0]).toEqual({
    eventId: expect.any(String),
    url: 'https://app.example/profile/:id',
    domain: 'app.example',
    timestamp: new Date(kit.ports.now()).toISOString(),
    props: {
      type: 'error',
      event: 'INTERNAL_SDK_ERROR',
      errorType: 'CONNECT_ERROR',
      errorMessage: '',
      stackTrace: '',
    },
  })
  expect(bodies[1].props).toMatchObject({ errorMessage: 'No answer from …' })
  expect(JSON.stringify(bodies)).not.toMatch(/mira|0x5aAeb|file:|https?:\/\/(?!app)/)
  expect(reports[0]?.url).toMatch(/^https:\/\/pulse\.example\/e\?projectId=test&/)
  pass(59_999)
  page.fail(new BaseError('again', { code: 'x' }))
  expect(reports).toHaveLength(5)
  pass(1)
  page.fail(new BaseError('again', { code: 'x' }))
  expect(reports).toHaveLength(6)
  expect([kit.toasts.getState(), kit.alerts.getState(), kit.modal.getState()]).toEqual(before)
})

test('K-EVT-05: errors are reported only while analytics are on', () => {
  const { reports, page } = start({ features: {} })
  page.fail(new BaseError('again', { code: 'x' }))
  expect(reports).toEqual([])
})

test('behavior: errors of the page itself and failed reports are not reported', async () => {
  const fetch = () => Promise.reject(new TypeError('offline'))
  const { reports, page } = start()
  page.fail(new TypeError('of the page'))
  page.fail('a text')
  expect(reports).toEqual([])
  const offline = start({ ports: { fetch } })
  const events: string[] = []
  offline.kit.events.subscribe(({ data }) => events.push(data.event))
  track(offline.kit, { event: 'CONNECT_ERROR', properties: { message: 'x' } })
  await Promise.resolve()
  expect(events).toEqual(['CONNECT_ERROR'])
})
