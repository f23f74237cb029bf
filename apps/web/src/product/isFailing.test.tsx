import { ServiceUnreachableError } from '@latchkey/core'
import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './createQueryClient.ts'
import { isFailing } from './isFailing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  onlineManager.setOnline(true)
})

/** Starts a query whose requests fail while `isDown` is true. */
function start() {
  const state = { isDown: true, asked: 0 }
  const client = createQueryClient(() => {})
  const observer = new QueryObserver(client, {
    queryKey: ['one'],
    queryFn: () => {
      state.asked += 1
      if (state.isDown) throw new ServiceUnreachableError({ host: 'club.example' })
      return 'answer'
    },
  })
  const stop = observer.subscribe(() => {})
  return { state, stop, look: () => isFailing(observer.getCurrentResult()) }
}

test('default: a failure shows within three seconds, and requests go on until one succeeds', async () => {
  const { state, stop, look } = start()
  await vi.advanceTimersByTimeAsync(0)
  expect(look()).toBe(false)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(look()).toBe(true)
  await vi.advanceTimersByTimeAsync(5_000)
  expect([state.asked, look()]).toEqual([4, true])
  await vi.advanceTimersByTimeAsync(10_000)
  expect([state.asked > 4, look()]).toEqual([true, true])
  state.isDown = false
  await vi.advanceTimersByTimeAsync(20_000)
  expect(look()).toBe(false)
  stop()
})

test('behavior: one failed attempt is not shown', async () => {
  const { state, stop, look } = start()
  await vi.advanceTimersByTimeAsync(500)
  state.isDown = false
  await vi.advanceTimersByTimeAsync(3_000)
  expect([state.asked, look()]).toEqual([2, false])
  stop()
})

test('S-136: offline, a failed query is not requested again', async () => {
  const { state, stop } = start()
  await vi.advanceTimersByTimeAsync(8_000)
  const { asked } = state
  onlineManager.setOnline(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state.asked).toBe(asked)
  stop()
})
