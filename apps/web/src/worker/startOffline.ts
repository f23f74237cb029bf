import type { StoreApi } from 'zustand/vanilla'
import type { WorkerMessage } from './attachWorker.ts'

/**
 * Store of the function that activates a waiting new version of the app. The value is `undefined`
 * if no new version waits.
 */
export type Updates = StoreApi<{ readonly takeOver: (() => void) | undefined }>

export type StartOfflineOptions = {
  readonly container: ServiceWorkerContainer
  readonly document: Document
  readonly updates: Updates
  /**
   * Returns the URLs of all files that the page has loaded, which the service worker then caches.
   */
  readonly getLoaded: () => readonly string[]
  readonly reload: () => void
}

/**
 * Registers the service worker that caches the app for offline use, and reports when a new version
 * waits. When the user confirms, the new version takes control and the page reloads. If the browser
 * refuses service workers, the app runs without one.
 */
export async function startOffline(options: StartOfflineOptions): Promise<void> {
  const { container, document, updates, getLoaded, reload } = options
  const registration = await container.register('/sw.js').catch(() => undefined)
  if (!registration) return
  const offer = (worker: ServiceWorker) => {
    // The first worker of this browser is not an update.
    if (!container.controller) return
    updates.setState({
      takeOver() {
        container.addEventListener('controllerchange', reload, { once: true })
        say(worker, { type: 'take-over' })
      },
    })
  }
  if (registration.waiting) offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => worker.state === 'installed' && offer(worker))
  })
  document.addEventListener('visibilitychange', () => {
    // Offline the update check fails, which can be ignored.
    if (document.visibilityState === 'visible') registration.update().catch(() => {})
  })
  const { active } = await container.ready
  if (active) say(active, { type: 'keep', urls: getLoaded() })
}

function say(worker: ServiceWorker, message: WorkerMessage): void {
  worker.postMessage(message)
}
