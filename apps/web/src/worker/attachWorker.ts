import { toSource } from './toSource.ts'

type Extendable = { readonly waitUntil: (work: Promise<unknown>) => void }
type Asked = {
  readonly request: Request
  readonly respondWith: (answer: Promise<Response>) => void
}

/** What of a service worker's world is used. */
export type WorkerScope = {
  readonly location: Pick<Location, 'origin'>
  readonly caches: CacheStorage
  readonly fetch: typeof fetch
  readonly clients: { readonly claim: () => Promise<void> }
  readonly skipWaiting: () => Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void
  addEventListener(type: 'message', listener: (event: Extendable & { data: unknown }) => void): void
}

/** What a page says to the worker: take over now, or keep these files that were loaded before it was there. */
export type WorkerMessage =
  | { readonly type: 'take-over' }
  | { readonly type: 'keep'; readonly urls: readonly string[] }

const prefix = 'latchkey-shell-'
const shellUrl = '/'

/** Makes a worker keep the shell of one build, and the files that were loaded of it. No answer of the API is ever kept. */
export function attachWorker(scope: WorkerScope, build: string): void {
  const name = `${prefix}${build}`
  const open = () => scope.caches.open(name)

  async function install() {
    const cache = await open()
    // Past the browser's own cache: a shell of the build before would want files that are gone.
    await cache.add(new Request(shellUrl, { cache: 'reload' }))
  }
  async function activate() {
    const names = await scope.caches.keys()
    const old = names.filter((one) => one.startsWith(prefix) && one !== name)
    await Promise.all(old.map((one) => scope.caches.delete(one)))
    await scope.clients.claim()
  }
  async function answerShell(request: Request): Promise<Response> {
    try {
      return await scope.fetch(request)
    } catch (error) {
      const kept = await (await open()).match(shellUrl)
      if (!kept) throw error
      return kept
    }
  }
  async function answerAsset(request: Request): Promise<Response> {
    const cache = await open()
    // Its name says all of it, whatever else was asked for.
    const kept = await cache.match(request, { ignoreVary: true })
    if (kept) return kept
    const answer = await scope.fetch(request)
    if (answer.status === 200) await cache.put(request, answer.clone())
    return answer
  }
  async function keep(urls: readonly string[]) {
    const requests = urls.map((url) => new Request(url))
    const assets = requests.filter((one) => toSource(one, scope.location.origin) === 'asset')
    await Promise.all(assets.map(answerAsset))
  }

  scope.addEventListener('install', (event) => event.waitUntil(install()))
  scope.addEventListener('activate', (event) => event.waitUntil(activate()))
  scope.addEventListener('fetch', (event) => {
    const source = toSource(event.request, scope.location.origin)
    if (source === 'shell') event.respondWith(answerShell(event.request))
    if (source === 'asset') event.respondWith(answerAsset(event.request))
  })
  scope.addEventListener('message', (event) => {
    const message = event.data as WorkerMessage
    if (message.type === 'take-over') event.waitUntil(scope.skipWaiting())
    if (message.type === 'keep') event.waitUntil(keep(message.urls))
  })
}
