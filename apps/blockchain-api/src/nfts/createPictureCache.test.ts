import { createTestClock } from '@latchkey/service/testing'
import { expect, test } from 'vitest'
import { createPictureCache } from './createPictureCache.ts'
import type { Picture } from './toPicture.ts'

const toPicture = (size: number): Picture => ({ type: 'image/png', bytes: new Uint8Array(size) })

/** Creates a cache whose hosts answer after `answer()`, and lists the fetched URIs. */
function create(size = 1_000) {
  const clock = createTestClock()
  const fetched: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const read = createPictureCache({
    clock,
    async read(uri) {
      fetched.push(uri)
      await promise
      if (uri === 'broken') throw new Error('broken')
      return uri === 'none' ? undefined : toPicture(size)
    },
  })
  return { clock, fetched, read, answer: resolve }
}

test('S-143: thirty viewers of a picture share one fetch, and later ones its result', async () => {
  const { fetched, read, answer } = create()
  const views = Array.from({ length: 30 }, () => read('a'))
  answer()
  const pictures = await Promise.all(views)
  expect(new Set(pictures).size).toBe(1)
  expect(pictures[0]).toEqual(toPicture(1_000))
  expect(await read('a')).toBe(pictures[0])
  expect(fetched).toEqual(['a'])
})

test('S-143: a picture is cached for an hour, a missing one for ten minutes', async () => {
  const { clock, fetched, read, answer } = create()
  answer()
  const readBoth = async () => [await read('a'), await read('none')]
  await readBoth()
  clock.advance(599_999)
  await readBoth()
  expect(fetched.splice(0)).toEqual(['a', 'none'])
  clock.advance(1)
  await readBoth()
  expect(fetched.splice(0)).toEqual(['none'])
  clock.advance(3_599_999 - 600_000)
  await read('a')
  expect(fetched).toEqual([])
  clock.advance(1)
  await read('a')
  expect(fetched).toEqual(['a'])
})

test('S-143: the cache holds 64 MiB, and drops the pictures that were unused the longest', async () => {
  const { fetched, read, answer } = create(16 * 1024 * 1024)
  answer()
  // The URIs count as well, so that three pictures fit.
  for (const uri of ['a', 'b', 'c', 'a', 'd']) await read(uri)
  expect(fetched.splice(0)).toEqual(['a', 'b', 'c', 'd'])
  await read('a')
  expect(fetched).toEqual([])
  await read('b')
  expect(fetched).toEqual(['b'])
})

test('S-143: the cache holds 1,000 answers', async () => {
  const { fetched, read, answer } = create(0)
  answer()
  for (let index = 0; index <= 1_000; index += 1) await read(`${index}`)
  await read('1')
  expect(fetched.splice(0)).toHaveLength(1_001)
  await read('0')
  expect(fetched).toEqual(['0'])
})

test('S-143: at most 32 pictures are fetched at a time, further ones are refused', async () => {
  const { fetched, read, answer } = create()
  const views = Array.from({ length: 32 }, (_, index) => read(`${index}`))
  await expect(read('other')).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 })
  views.push(read('0'))
  answer()
  await Promise.all(views)
  await read('other')
  expect(fetched).toHaveLength(33)
})

test('error: a failed fetch reaches all its viewers, and the next viewer starts another', async () => {
  const { fetched, read, answer } = create()
  const views = [read('broken'), read('broken')]
  answer()
  for (const view of views) await expect(view).rejects.toThrow('broken')
  await expect(read('broken')).rejects.toThrow('broken')
  expect(fetched).toEqual(['broken', 'broken'])
})
