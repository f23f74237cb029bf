import type { StoreApi } from 'zustand/vanilla'
import type { WorkerMessage } from './attachWorker.ts'

/** A new version that waits; `undefined` while there is none. */
export type Updates = StoreApi<{ readonly takeOver: (() => void) | undefined }>

export type StartOfflineOptions = {
  readonly container: ServiceWorkerContainer
  readonly document: Document
  readonly updates: Updates
  /** Addresses of what the page has loaded so far. */
  readonly getLoaded: () => readonly string[]
  readonly reload: () => void
}

/**
 * Registers the worker that keeps the shell, and tells when a new version waits. That takes over, and the page is loaded anew,
 * when the person says so and not before. A browser that lets no worker in has none.
 */
export async function startOffline(options: StartOfflineOptions): Promise<void> {
  const { container, document, updates, getLoaded, reload } = options
  const registration = await container.register('/sw.js').catch(() => undefined)
  if (!registration) return
  const offer = (worker: ServiceWorker) => {
    // The first one is no update.
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
    // Without a network there is nothing new.
    if (document.visibilityState === 'visible') registration.update().catch(() => {})
  })
  const { active } = await container.ready
  if (active) say(active, { type: 'keep', urls: getLoaded() })
}

function say(worker: ServiceWorker, message: WorkerMessage): void {
  worker.postMessage(message)
}
