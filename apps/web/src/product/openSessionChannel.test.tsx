import { afterEach, expect, test, vi } from 'vitest'
import { openSessionChannel } from './openSessionChannel.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const key = 'latchkey:session:channel'
const message = '{"v":1,"type":"session-changed"}'
const tell = (event: StorageEventInit) => window.dispatchEvent(new StorageEvent('storage', event))

test('S-135h: without BroadcastChannel, tabs receive session changes by the storage event', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const channel = openSessionChannel()
  const write = vi.spyOn(Storage.prototype, 'setItem')
  channel.announce()
  expect(write.mock.calls).toEqual([[key, message]])
  expect(localStorage.getItem(key)).toBeNull()
  const hear = vi.fn()
  const stop = channel.subscribe(hear)
  tell({ key, newValue: message })
  for (const newValue of [null, 'no {json', '{"v":2,"type":"session-changed"}', 'null'])
    tell({ key, newValue })
  tell({ key: 'another', newValue: message })
  stop()
  tell({ key, newValue: message })
  expect(hear).toHaveBeenCalledOnce()
})

test('S-135h: full or blocked storage loses the message, not the sign-in', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => openSessionChannel().announce()).not.toThrow()
})
