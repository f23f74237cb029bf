import { expect, test } from 'vitest'
import { createQueue } from './createQueue.ts'
import type { BatchEntry } from './toEntry.ts'

const toEntry = (id: number): BatchEntry => ({
  eventId: String(id),
  url: '/',
  domain: 'a',
  timestamp: 0,
  props: { type: 'track', event: 'x' },
})

test('K-EVT-03: while the browser refuses beacons, the last 1,000 events stay queued', () => {
  const sent: BatchEntry[] = []
  let isRefused = true
  const queue = createQueue({
    send: (body) => {
      if (!isRefused) sent.push(...JSON.parse(body))
      return !isRefused
    },
    setTimer: () => () => {},
  })
  for (let id = 0; id < 1_003; id += 1) queue.add(toEntry(id))
  isRefused = false
  queue.flush()
  const ids = sent.map(({ eventId }) => Number(eventId))
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([1_000, 3, 1_002])
})
