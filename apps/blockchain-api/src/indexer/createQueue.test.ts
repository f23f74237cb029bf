import { expect, test } from 'vitest'
import { createQueue } from './createQueue.ts'

/** Creates a job that ends when the test resolves it, and counts its runs. */
function createWork() {
  const ends: (() => void)[] = []
  const run = createQueue(
    () =>
      new Promise<number>((resolve) => {
        const number = ends.length + 1
        ends.push(() => resolve(number))
      }),
  )
  const begin = () => new Promise<void>((resolve) => setImmediate(resolve))
  return { run, ends, begin }
}

test('default: calls during a run share the next run', async () => {
  const { run, ends, begin } = createWork()
  const first = run()
  await begin()
  const others = [run(), run()]
  await begin()
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await begin()
  expect(ends).toHaveLength(2)
  ends[1]?.()
  expect(await Promise.all([first, ...others])).toEqual([1, 2, 2])
})

test('error: a run that fails does not stop the next one', async () => {
  let count = 0
  const run = createQueue(async () => {
    count += 1
    if (count === 1) throw new RangeError('first')
    return count
  })
  await expect(run()).rejects.toThrow('first')
  expect(await run()).toBe(2)
})
