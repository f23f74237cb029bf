import { expect, test, vi } from 'vitest'
import { createSharing } from './createSharing.ts'

function createTestRun() {
  let resolve: (value: number) => void = () => undefined
  let reject: (reason: unknown) => void = () => undefined
  const promise = new Promise<number>((...settle) => {
    resolve = settle[0]
    reject = settle[1]
  })
  const signals: AbortSignal[] = []
  const start = vi.fn((signal: AbortSignal) => {
    signals.push(signal)
    return promise
  })
  return { start, resolve, reject, aborted: () => signals.map((signal) => signal.aborted) }
}

test('default: equal keys share a run until it has settled', async () => {
  const share = createSharing<number>()
  const run = createTestRun()
  const both = [share('a', undefined, run.start), share('a', undefined, run.start)]
  run.resolve(1)
  expect(await Promise.all(both)).toEqual([1, 1])
  expect(run.start).toHaveBeenCalledTimes(1)

  await share('a', undefined, run.start)
  expect(run.start).toHaveBeenCalledTimes(2)
})

test('behavior: an aborting caller is rejected, the run continues for the others', async () => {
  const share = createSharing<number>()
  const run = createTestRun()
  const first = new AbortController()
  const second = new AbortController()
  const leaving = share('a', first.signal, run.start)
  const staying = share('a', second.signal, run.start)
  first.abort('enough')
  await expect(leaving).rejects.toBe('enough')
  expect(run.aborted()).toEqual([false])

  run.resolve(2)
  expect(await staying).toBe(2)
})

test('behavior: the last abort aborts the run; a later call starts a new one', async () => {
  const share = createSharing<number>()
  const run = createTestRun()
  const controller = new AbortController()
  const call = share('a', controller.signal, run.start)
  controller.abort('enough')
  await expect(call).rejects.toBe('enough')
  expect(run.aborted()).toEqual([true])

  const again = share('a', new AbortController().signal, run.start)
  expect(run.start).toHaveBeenCalledTimes(2)
  run.resolve(3)
  expect(await again).toBe(3)
})

test('behavior: an already aborted signal starts nothing', async () => {
  const run = createTestRun()
  await expect(createSharing<number>()('a', AbortSignal.abort('no'), run.start)).rejects.toBe('no')
  expect(run.start).not.toHaveBeenCalled()
})

test('error: all sharing callers get the failure', async () => {
  const share = createSharing<number>()
  const run = createTestRun()
  const calls = [
    share('a', new AbortController().signal, run.start),
    share('a', undefined, run.start),
  ]
  run.reject('down')
  expect(await Promise.allSettled(calls)).toEqual([
    { status: 'rejected', reason: 'down' },
    { status: 'rejected', reason: 'down' },
  ])
})

test('behavior: a caller without signal keeps the run alive', async () => {
  const share = createSharing<number>()
  const run = createTestRun()
  const controller = new AbortController()
  const staying = share('a', undefined, run.start)
  share('a', controller.signal, run.start).catch(() => undefined)
  controller.abort()
  expect(run.aborted()).toEqual([false])
  run.resolve(4)
  expect(await staying).toBe(4)
})
