import { toSource } from './toSource.ts'

type Extendable = { readonly waitUntil: (work: Promise<unknown>) => void }
type Asked = {
  readonly request: Request
  readonly respondWith: (answer: Promise<Response>) => void
}

/** The part of a service worker's global scope that this app uses. */
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

/**
 * Messages of a page to its service worker: activate the new version, or cache files that the page
 * loaded before the worker was active.
 */
export type WorkerMessage =
  | { readonly type: 'take-over' }
  | { readonly type: 'keep'; readonly urls: readonly string[] }

const prefix = 'latchkey-shell-'
const shellUrl = '/'

/**
 * Attaches the event handlers of the service worker. They cache the HTML shell and the loaded files
 * of one build, and never API responses.
 */
export function attachWorker(scope: WorkerScope, build: string): void {
  const name = `${prefix}${build}`
  const open = () => scope.caches.open(name)

  async function install() {
    const cache = await open()
    // Bypasses the HTTP cache, because the shell of an older build would request removed files.
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
    // Ignores the request headers, because the hash in the file name identifies the content.
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
