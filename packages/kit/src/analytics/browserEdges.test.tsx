import { afterEach, expect, test, vi } from 'vitest'
import { browserEdges } from './browserEdges.ts'

afterEach(() => vi.restoreAllMocks())

const hide = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('K-EVT-03: the page is left when hidden, frozen or unloaded, not when it becomes visible', () => {
  const onLeave = vi.fn()
  const stop = browserEdges.watchLeave(onLeave)
  hide('hidden')
  expect(onLeave).toHaveBeenCalledTimes(1)
  hide('visible')
  expect(onLeave).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }))
  expect(onLeave).toHaveBeenCalledTimes(2)
  document.dispatchEvent(new Event('freeze'))
  expect(onLeave).toHaveBeenCalledTimes(3)
  stop()
  hide('hidden')
  window.dispatchEvent(new PageTransitionEvent('pagehide'))
  document.dispatchEvent(new Event('freeze'))
  expect(onLeave).toHaveBeenCalledTimes(3)
})

test('K-EVT-03: the browser accepts a beacon, and reports the refusal of an oversized one', () => {
  const url = new URL('/batch', window.location.href).href
  expect(browserEdges.sendBeacon(url, '[]')).toBe(true)
  expect(browserEdges.sendBeacon(url, 'x'.repeat(70_000))).toBe(false)
})

test('K-EVT-05: uncaught errors are reported until the listener is removed', () => {
  const heard: unknown[] = []
  const stop = browserEdges.watchErrors((error) => heard.push(error))
  const error = new Error('one')
  const tell = () => {
    window.dispatchEvent(new ErrorEvent('error', { error }))
    const promise = Promise.resolve()
    window.dispatchEvent(
      new PromiseRejectionEvent('unhandledrejection', { promise, reason: 'two' }),
    )
  }
  // Stops the event, because the test runner would count the error as a failure.
  const mine = (event: Event) => event.stopImmediatePropagation()
  tell()
  expect(heard).toEqual([error, 'two'])
  stop()
  window.addEventListener('error', mine, { capture: true, once: true })
  window.addEventListener('unhandledrejection', mine, { capture: true, once: true })
  tell()
  expect(heard).toEqual([error, 'two'])
})
