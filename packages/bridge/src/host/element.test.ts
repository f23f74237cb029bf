import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestHost, type TestHost } from '../fixtures/createTestHost.ts'
import { outcomeOf } from '../fixtures/outcome.ts'
import { getFrameRect } from './getFrameRect.ts'
import { parseFrameUrl } from './parseFrameUrl.ts'

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
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('S-17: the element has its id, name, title and limits, and is hidden', async () => {
  const world = start()
  expect(world.frame.page.getAppendCount()).toBe(0)
  world.host.init().catch(() => {})
  await pass(500)
  const [node] = world.frame.page.nodes
  expect(node).toMatchObject({
    id: 'w3m-iframe',
    name: 'w3m-secure-iframe',
    title: 'Secure wallet',
    attributes: {
      sandbox:
        'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
      referrerpolicy: 'strict-origin',
      allow: 'clipboard-write',
    },
    styles: { position: 'fixed', 'z-index': '999999', display: 'none', border: 'none' },
  })
})

test('behavior: a kit with a name has a separate frame', async () => {
  const world = start({ host: { name: 'two' } })
  world.host.init().catch(() => {})
  await pass(0)
  expect(world.frame.page.nodes.map((node) => node.id)).toEqual(['two-w3m-iframe'])
  expect(world.host.elementId).toBe('two-w3m-iframe')
})

test('K-AUTH-17: the address carries what the frame starts with', async () => {
  const query = async (host: Parameters<typeof createTestHost>[0]) => {
    const world = start(host)
    world.host.init().catch(() => {})
    await pass(0)
    const address = new URL(world.frame.page.nodes[0]?.src ?? '')
    expect(address.origin + address.pathname).toBe('https://secure.example/sdk')
    return Object.fromEntries(address.searchParams)
  }
  expect(await query({})).toEqual({
    projectId: 'p1',
    chainId: 'eip155:1',
    version: '4',
    enableLogger: 'true',
    rpcUrl: 'http://127.0.0.1:8545',
  })
  expect(
    await query({
      host: {
        chainId: 'solana:x',
        version: '5',
        enableLogger: false,
        rpcUrl: 'https://rpc.example/?a=1&b=2',
        smartAccountVersion: 'v7',
      },
    }),
  ).toEqual({
    projectId: 'p1',
    chainId: 'solana:x',
    version: '5',
    enableLogger: 'false',
    rpcUrl: 'https://rpc.example/?a=1&b=2',
    smartAccountVersion: 'v7',
  })
})

test('behavior: showing moves no node, follows the window, and hiding ends that', async () => {
  const world = start()
  world.host.show()
  world.host.init().catch(() => {})
  await pass(500)
  const [node] = world.frame.page.nodes
  world.host.show()
  expect(node?.styles).toMatchObject({
    display: 'block',
    left: '460px',
    top: '132px',
    width: '360px',
    height: '600px',
    opacity: '1',
  })
  world.frame.page.resize(400, 700)
  expect(node?.styles).toMatchObject({ left: '0px', top: '100px', width: '400px' })
  world.host.hide()
  world.frame.page.resize(1_000, 800)
  expect(node?.styles).toMatchObject({ display: 'none', width: '400px' })
  world.host.show({ left: 10, top: 20, width: 340, height: 500 })
  expect(node?.styles).toMatchObject({ left: '10px', top: '20px', width: '340px' })
  expect([world.frame.page.getAppendCount(), world.frame.getLoadCount()]).toEqual([1, 1])
})

test.each([
  ['a wide page', { width: 1_280, height: 800, bodyWidth: 1_280 }, [460, 132, 360, 600]],
  ['a low page', { width: 1_280, height: 610, bodyWidth: 1_280 }, [460, 10, 360, 600]],
  ['a very low page', { width: 1_280, height: 500, bodyWidth: 1_280 }, [460, 0, 360, 500]],
  ['431 px', { width: 431, height: 800, bodyWidth: 431 }, [35.5, 132, 360, 600]],
  ['430 px', { width: 430, height: 800, bodyWidth: 430 }, [0, 200, 430, 600]],
] as const)('K-APPROVE-03a: the place on %s', (_what, viewport, [left, top, width, height]) => {
  expect(getFrameRect(viewport)).toEqual({ left, top, width, height })
})

test('S-55: a place that is too small or outside is brought into the viewport', () => {
  const viewport = { width: 1_000, height: 700, bodyWidth: 1_000 }
  expect(getFrameRect(viewport, { left: 900, top: -50, width: 100, height: 100 })).toEqual({
    left: 680,
    top: 0,
    width: 320,
    height: 400,
  })
})

test('S-55: while it shows, no rule of the page makes it unclear, another size or lower', async () => {
  const world = start()
  world.host.init().catch(() => {})
  await pass(500)
  world.host.show({ left: 10, top: 20, width: 340, height: 500 })
  const [node] = world.frame.page.nodes
  const shown = {
    opacity: '1',
    filter: 'none',
    transform: 'none',
    position: 'fixed',
    display: 'block',
    'z-index': '999999',
    left: '10px',
    top: '20px',
    width: '340px',
    height: '500px',
  }
  expect(node?.styles).toMatchObject(shown)
  expect(Object.keys(shown).filter((name) => !node?.important.has(name))).toEqual([])
})

test('error: another element has the id', async () => {
  const world = start()
  const second = start({ host: { window: world.frame.window } })
  world.host.init().catch(() => {})
  await pass(0)
  const init = outcomeOf(second.host.init())
  await pass(0)
  expect(init.error).toMatchObject({ message: 'Unable to load email login dependency' })
  expect(world.frame.page.nodes).toHaveLength(1)
})

test('behavior: a frame taken out of the page is attached anew by the next request', async () => {
  const world = start({ handlers: { GET_CHAIN_ID: async () => ({ chainId: 9 }) } })
  world.host.init().catch(() => {})
  await pass(500)
  world.frame.page.nodes[0]?.remove()
  const asked = outcomeOf(world.host.request('GET_CHAIN_ID', undefined))
  await pass(500)
  expect(asked).toEqual({ state: 'resolved', value: { chainId: 9 } })
  expect([world.frame.page.nodes.length, world.reports]).toEqual([1, []])
})

test('behavior: the theme goes to each document, without an id of an answer that anyone awaits', async () => {
  const world = start()
  world.host.syncTheme({ themeMode: 'dark' })
  expect(world.frame.page.getAppendCount()).toBe(0)
  world.host.init().catch(() => {})
  await pass(500)
  world.host.syncTheme({ themeMode: 'light' })
  world.frame.reload()
  await pass(500)
  const themes = world.frame
    .getMessages()
    .map((message) => message as { type: string; payload: unknown })
    .filter(({ type }) => type === '@w3m-app/SYNC_THEME')
    .map(({ payload }) => payload)
  expect(themes).toEqual([{ themeMode: 'dark' }, { themeMode: 'light' }, { themeMode: 'light' }])
})

test('S-04e: a page that is framed itself offers no frame', async () => {
  const world = start()
  world.frame.window.top = {}
  const init = outcomeOf(world.host.init())
  const asked = outcomeOf(world.host.request('GET_USER', undefined))
  await pass(30_000)
  expect(init.error).toMatchObject({ code: 'host_framed' })
  expect(asked.error).toMatchObject({ code: 'host_framed' })
  expect(world.frame.page.getAppendCount()).toBe(0)
})

test.each([
  'https://secure.example/sdk',
  'http://localhost:5173/sdk',
  'http://secure.latchkey.localhost:5173/sdk',
  'http://127.0.0.1/sdk',
  'http://[::1]:8080/sdk',
])('S-01: %s may be a frame', (url) => {
  expect(parseFrameUrl(url, 'https://app.example').href).toBe(url)
})

test.each([
  'http://secure.example/sdk',
  'http://localhost.evil.example/sdk',
  'http://127.0.0.1.evil.example/sdk',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://app.example/sdk',
  'https://app.example:443/sdk',
  'secure.example/sdk',
  '',
])('S-01: %s may not', (url) => {
  expect(() => parseFrameUrl(url, 'https://app.example')).toThrow('Invalid secure frame address')
})
