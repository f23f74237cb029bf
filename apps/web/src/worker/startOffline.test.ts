import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { startOffline, type Updates } from './startOffline.ts'

/** Fake service worker whose installation state the test changes. */
class FakeWorker extends EventTarget {
  state = 'installing'
  readonly heard: unknown[] = []
  postMessage(message: unknown) {
    this.heard.push(message)
  }
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null
  waiting: FakeWorker | null = null
  active: FakeWorker | null = new FakeWorker()
  readonly update = vi.fn(async () => {})
  find(worker: FakeWorker) {
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = new FakeWorker()
  readonly registration = new FakeRegistration()
  readonly ready = Promise.resolve(this.registration)
  register = vi.fn(async (_url: string) => this.registration)
}

async function start(change: (container: FakeContainer) => void = () => {}) {
  const container = new FakeContainer()
  change(container)
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const updates: Updates = createStore(() => ({ takeOver: undefined }))
  const reload = vi.fn()
  await startOffline({
    container: container as unknown as ServiceWorkerContainer,
    document: page as unknown as Document,
    updates,
    getLoaded: () => ['https://play.example.test/assets/a-12345678.js'],
    reload,
  })
  const { registration } = container
  return {
    container,
    registration,
    page,
    updates,
    reload,
    offered: () => updates.getState().takeOver,
  }
}

test('default: the worker receives the loaded files, and no update is offered', async () => {
  const { registration, offered } = await start()
  const urls = ['https://play.example.test/assets/a-12345678.js']
  expect(registration.active?.heard).toEqual([{ type: 'keep', urls }])
  expect(offered()).toBeUndefined()
})

test('default: a new version is offered when it is ready, and activates only after consent', async () => {
  const { container, registration, offered, reload } = await start()
  const worker = new FakeWorker()
  registration.find(worker)
  expect(offered()).toBeUndefined()
  worker.become('installed')
  expect(worker.heard).toEqual([])
  offered()?.()
  expect(worker.heard).toEqual([{ type: 'take-over' }])
  expect(reload).not.toHaveBeenCalled()
  container.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('behavior: an update activated in another tab does not reload this one', async () => {
  const { container, registration, reload } = await start()
  const worker = new FakeWorker()
  registration.find(worker)
  worker.become('installed')
  container.dispatchEvent(new Event('controllerchange'))
  expect(reload).not.toHaveBeenCalled()
})

test('behavior: a version that already waits is offered immediately', async () => {
  const { offered } = await start(({ registration }) => {
    registration.waiting = new FakeWorker()
  })
  expect(offered()).toBeDefined()
})

test('behavior: the first installed worker is not an update', async () => {
  const { registration, offered } = await start((container) => {
    container.controller = null
  })
  const worker = new FakeWorker()
  registration.find(worker)
  worker.become('installed')
  expect(offered()).toBeUndefined()
})

test('behavior: returning to the page checks for a new version', async () => {
  const { registration, page } = await start()
  registration.update.mockRejectedValueOnce(new TypeError('offline'))
  page.dispatchEvent(new Event('visibilitychange'))
  expect(registration.update).toHaveBeenCalledTimes(1)
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(registration.update).toHaveBeenCalledTimes(1)
})

test('error: a browser that refuses workers runs the page without one', async () => {
  const { offered } = await start((container) => {
    container.register.mockRejectedValue(new DOMException('no', 'SecurityError'))
  })
  expect(offered()).toBeUndefined()
})
