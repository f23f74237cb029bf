import { afterEach, expect, test, vi } from 'vitest'
import { attachWorker, type WorkerScope } from './attachWorker.ts'

const { origin } = location
const asset = `${origin}/assets/app-CWALuhVn.js`
type Listener = (event: unknown) => void

afterEach(async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  vi.restoreAllMocks()
})

/**
 * Creates the service worker of one build with the browser's real caches and a network that the
 * test can cut.
 */
function createWorker(build: string) {
  const listeners = new Map<string, Listener>()
  const network = { isDown: false, asked: [] as string[] }
  const answer = async (input: RequestInfo | URL) => {
    const { url } = new Request(input)
    network.asked.push(new URL(url).pathname)
    if (network.isDown) throw new TypeError('Failed to fetch')
    return new Response(`${build} ${new URL(url).pathname}`)
  }
  vi.spyOn(Cache.prototype, 'add').mockImplementation(async function (this: Cache, request) {
    await this.put(request, await answer(request))
  })
  const scope: WorkerScope = {
    location: { origin },
    caches,
    fetch: answer,
    clients: { claim: vi.fn(async () => {}) },
    skipWaiting: vi.fn(async () => {}),
    addEventListener: (type: string, listener: never) => void listeners.set(type, listener),
  }
  attachWorker(scope, build)
  /**
   * Dispatches an event to the service worker and waits for the promises that the event passes to
   * `waitUntil`.
   */
  async function happen(type: string, data?: unknown): Promise<void> {
    const work: Promise<unknown>[] = []
    listeners.get(type)?.({ data, waitUntil: (one: Promise<unknown>) => work.push(one) })
    await Promise.all(work)
  }
  /**
   * Sends a request through the service worker and returns the text of the response. Returns
   * `undefined` if the worker leaves the request to the browser.
   */
  async function ask(url: string, mode: 'cors' | 'navigate' = 'cors'): Promise<string | undefined> {
    let answered: Promise<Response> | undefined
    const respondWith = (one: Promise<Response>) => {
      answered = one
    }
    // Scripts cannot create navigation requests, so the mode is overridden.
    const request = Object.defineProperty(new Request(url), 'mode', { value: mode })
    listeners.get('fetch')?.({ request, respondWith })
    return (await answered)?.text()
  }
  return { scope, network, happen, ask }
}

test('default: a page comes from the network, and offline from the cached shell', async () => {
  const { network, happen, ask } = createWorker('one')
  await happen('install')
  expect(await ask(`${origin}/profile`, 'navigate')).toBe('one /profile')
  network.isDown = true
  expect(await ask(`${origin}/profile`, 'navigate')).toBe('one /')
})

test('default: a file of the build is requested once', async () => {
  const { network, ask } = createWorker('one')
  await ask(asset)
  network.isDown = true
  expect(await ask(asset)).toBe('one /assets/app-CWALuhVn.js')
  expect(network.asked).toHaveLength(1)
})

test('behavior: of the files loaded before the worker, only those named by the page are cached', async () => {
  const { network, happen, ask } = createWorker('one')
  await happen('message', {
    type: 'keep',
    urls: [asset, `${origin}/api/me`, 'https://a.test/assets/x.js'],
  })
  expect(network.asked).toEqual(['/assets/app-CWALuhVn.js'])
  network.isDown = true
  expect(await ask(asset)).toBe('one /assets/app-CWALuhVn.js')
})

test('behavior: a new build waits for the message, then the old build’s files are removed', async () => {
  const first = createWorker('one')
  await first.happen('install')
  await first.ask(asset)
  await caches.open('somebody else')
  const next = createWorker('two')
  await next.happen('install')
  expect(next.scope.skipWaiting).not.toHaveBeenCalled()
  await next.happen('message', { type: 'take-over' })
  expect(next.scope.skipWaiting).toHaveBeenCalledTimes(1)
  await next.happen('activate')
  expect(await caches.keys()).toEqual(['somebody else', 'latchkey-shell-two'])
  expect(next.scope.clients.claim).toHaveBeenCalledTimes(1)
})

test('behavior: the worker ignores API requests and callbacks', async () => {
  const { network, happen, ask } = createWorker('one')
  await happen('install')
  network.isDown = true
  expect(await ask(`${origin}/api/session`)).toBeUndefined()
  expect(await ask(`${origin}/discord-callback?code=secret`, 'navigate')).toBeUndefined()
})

test('error: offline and without a shell, the browser shows its own error', async () => {
  const { network, ask } = createWorker('one')
  network.isDown = true
  await expect(ask(`${origin}/`, 'navigate')).rejects.toThrow('Failed to fetch')
})

test('error: a failed response is not cached', async () => {
  const { scope, ask } = createWorker('one')
  Object.assign(scope, { fetch: async () => new Response('gone', { status: 404 }) })
  expect(await ask(asset)).toBe('gone')
  expect(await (await caches.open('latchkey-shell-one')).keys()).toEqual([])
})
