import { afterEach, expect, test, vi } from 'vitest'
import { browserPorts } from './browserPorts.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  window.localStorage.clear()
})

const key = 'latchkey:channel:latchkey-test'

/** Opens the channel between tabs as in a browser without BroadcastChannel: by storage events. */
function openWithoutChannel() {
  vi.stubGlobal('BroadcastChannel', undefined)
  return browserPorts.openChannel('latchkey-test')
}

/** Dispatches the storage event that a browser sends to the other tabs. */
const tell = (event: StorageEventInit) => window.dispatchEvent(new StorageEvent('storage', event))

test('S-135h: without BroadcastChannel tabs use the storage event, and no message stays stored', () => {
  const channel = openWithoutChannel()
  const write = vi.spyOn(Storage.prototype, 'setItem')
  channel.post({ hello: true })
  expect(write.mock.calls).toEqual([[key, '{"hello":true}']])
  expect(window.localStorage.getItem(key)).toBeNull()
  const hear = vi.fn()
  const stop = channel.subscribe(hear)
  tell({ key, newValue: '{"hello":true}' })
  tell({ key, newValue: null })
  tell({ key: 'other', newValue: '{"hello":true}' })
  stop()
  tell({ key, newValue: '{"hello":true}' })
  expect(hear.mock.calls).toEqual([[{ hello: true }]])
  write.mockRestore()
})

test('K-WORLD-17: a browser that refuses channels synchronizes tabs by the storage event', () => {
  class Refused {
    constructor() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  }
  vi.stubGlobal('BroadcastChannel', Refused)
  const hear = vi.fn()
  const stop = browserPorts.openChannel('latchkey-test').subscribe(hear)
  tell({ key, newValue: '{"hello":true}' })
  stop()
  expect(hear.mock.calls).toEqual([[{ hello: true }]])
})

test('S-135e: a malformed message arrives as undefined', () => {
  const hear = vi.fn()
  const stop = openWithoutChannel().subscribe(hear)
  tell({ key, newValue: 'no {json' })
  expect(hear.mock.calls).toEqual([[undefined]])
  stop()
})

test('S-135h: full or blocked storage loses the message but does not fail the action', () => {
  const channel = openWithoutChannel()
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => channel.post({ hello: true })).not.toThrow()
  write.mockRestore()
})

test('S-136: reports a page restored from the back-forward cache, not a page load', () => {
  const onReturn = vi.fn()
  const stop = browserPorts.page.watchReturn?.(onReturn)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(onReturn).not.toHaveBeenCalled()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  stop?.()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(onReturn).toHaveBeenCalledOnce()
})
