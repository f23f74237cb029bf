import { expect, test, vi } from 'vitest'
import { openSessionChannel } from './openSessionChannel.ts'

function createBus() {
  const channels: EventTarget[] = []
  const open = () => {
    const channel = new EventTarget()
    channels.push(channel)
    return Object.assign(channel, {
      postMessage: (data: unknown) => {
        for (const other of channels) {
          if (other !== channel) other.dispatchEvent(new MessageEvent('message', { data }))
        }
      },
    }) as unknown as BroadcastChannel
  }
  return { open, post: (data: unknown) => open().postMessage(data) }
}

test('S-135a: the other tab receives a change, the sending tab does not', () => {
  const { open } = createBus()
  const [here, there] = [openSessionChannel(open), openSessionChannel(open)]
  const [inHere, inThere] = [vi.fn(), vi.fn()]
  here.subscribe(inHere)
  const stop = there.subscribe(inThere)
  here.announce()
  expect(inThere).toHaveBeenCalledTimes(1)
  expect(inHere).not.toHaveBeenCalled()
  stop()
  here.announce()
  expect(inThere).toHaveBeenCalledTimes(1)
})

test.each([
  null,
  'session-changed',
  {},
  { v: 2, type: 'session-changed' },
  { v: 1, type: 'other' },
])('S-135e: %j is ignored', (data) => {
  const bus = createBus()
  const listener = vi.fn()
  openSessionChannel(bus.open).subscribe(listener)
  bus.post(data)
  expect(listener).not.toHaveBeenCalled()
})
