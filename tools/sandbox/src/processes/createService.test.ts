import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createService, toBackoffMs } from './createService.ts'
import type { Runner } from './Service.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Creates a runner whose runs the test can end, as in a crash. */
function createTestRunner(failing: { starts: number } = { starts: 0 }) {
  const calls: string[] = []
  const crash: ((reason: string) => void)[] = []
  const runner: Runner = {
    name: 'it',
    title: 'It',
    start: async (onExit) => {
      calls.push('start')
      crash.push(onExit)
      if (failing.starts-- > 0) {
        // A process that exits while it starts calls `onExit`, and its start rejects.
        onExit('ended with code 1')
        throw new Error('no luck')
      }
      const end = (name: string) => async () => {
        calls.push(name)
      }
      return { stop: end('stop'), kill: end('kill') }
    },
  }
  return { calls, crash, service: createService({ runner, log: () => {} }) }
}

test('default: starts, stops', async () => {
  const { calls, service } = createTestRunner()
  await service.start()
  expect(service.getStatus()).toMatchObject({ state: 'running', restarts: 0 })
  await service.stop()
  expect([service.getStatus().state, calls]).toEqual(['stopped', ['start', 'stop']])
})

test('behavior: a crash brings it back, later each time', async () => {
  const { calls, crash, service } = createTestRunner()
  await service.start()
  crash[0]?.('fell over')
  expect(service.getStatus()).toMatchObject({ state: 'crashed', reason: 'fell over' })
  await vi.advanceTimersByTimeAsync(499)
  expect(calls).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(service.getStatus()).toMatchObject({ state: 'running', restarts: 1 })
  crash[1]?.('again')
  await vi.advanceTimersByTimeAsync(999)
  expect(calls).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(calls).toHaveLength(3)
})

test('behavior: a start after a crash may fail too', async () => {
  const failing = { starts: 0 }
  const { calls, crash, service } = createTestRunner(failing)
  await service.start()
  failing.starts = 1
  crash[0]?.('fell over')
  await vi.advanceTimersByTimeAsync(500)
  expect(service.getStatus()).toMatchObject({ state: 'crashed', reason: 'no luck' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(service.getStatus()).toMatchObject({ state: 'running', restarts: 2 })
  expect(calls).toEqual(['start', 'start', 'start'])
})

test('behavior: a killed service stays down until it is restarted', async () => {
  const { calls, crash, service } = createTestRunner()
  await service.start()
  await service.kill()
  crash[0]?.('ended by SIGKILL')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([service.getStatus().state, calls]).toEqual(['killed', ['start', 'kill']])
  await service.restart()
  expect(service.getStatus()).toMatchObject({ state: 'running', restarts: 0 })
})

test('behavior: a stop while it waits for its next try ends that, too', async () => {
  const { calls, crash, service } = createTestRunner()
  await service.start()
  crash[0]?.('fell over')
  await service.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls).toEqual(['start'])
})

test('error: the first start fails', async () => {
  const { service } = createTestRunner({ starts: 1 })
  await expect(service.start()).rejects.toThrow('no luck')
})

test('behavior: the wait is bounded', () => {
  expect([0, 1, 5, 6, 100].map(toBackoffMs)).toEqual([500, 1_000, 16_000, 30_000, 30_000])
})
