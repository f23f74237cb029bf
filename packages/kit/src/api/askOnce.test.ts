import { HttpError } from '@latchkey/core/http'
import { expect, test, vi } from 'vitest'
import { createTestKit } from '../testing/createTestKit.ts'
import { settle } from '../testing/settle.ts'
import { askOnce } from './askOnce.ts'
import { getAnswers, watchAnswers } from './getAnswers.ts'

const failure = (status: number) =>
  new HttpError({ status, body: '', response: new Response('', { status }) })

test('default: an answer is stored, announced and not requested again', async () => {
  const kit = createTestKit()
  const ask = vi.fn(async () => true)
  const told = vi.fn()
  watchAnswers(kit, told)
  await Promise.all([askOnce(kit, { name: 'usage', ask }), askOnce(kit, { name: 'usage', ask })])
  expect(getAnswers(kit).getState().usage).toBe(true)
  expect(told).toHaveBeenCalled()
  await askOnce(kit, { name: 'usage', ask })
  expect(ask).toHaveBeenCalledTimes(1)
})

test("parameters: key: two requests may share an answer's field", async () => {
  const kit = createTestKit()
  const ask = vi.fn(async () => [])
  await askOnce(kit, { name: 'ranked', key: 'a', ask })
  await askOnce(kit, { name: 'ranked', key: 'b', ask })
  expect(ask).toHaveBeenCalledTimes(2)
})

test('parameters: freshMs: fetched again after that time; the old answer stays meanwhile', async () => {
  const kit = createTestKit()
  const answers = [[{ id: 'a', name: 'A' }], new Promise<never>(() => {})]
  const ask = vi.fn(async () => answers.shift() ?? [])
  const question = { name: 'featured', freshMs: 1_000, ask } as const
  await askOnce(kit, question)
  kit.test.clock.advance(999)
  await askOnce(kit, question)
  expect(ask).toHaveBeenCalledTimes(1)
  kit.test.clock.advance(1)
  void askOnce(kit, question)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(getAnswers(kit).getState().featured).toMatchObject([{ id: 'a' }])
})

test('K-STATE-08: retries 3 times after 1, 2 and 4 s, then fails', async () => {
  const kit = createTestKit()
  const ask = vi.fn(async () => Promise.reject<boolean>(failure(503)))
  const asking = askOnce(kit, { name: 'usage', ask }).catch((error: unknown) => error)
  const counts: number[] = []
  for (const ms of [0, 999, 1, 1_999, 1, 3_999, 1]) {
    kit.test.clock.advance(ms)
    await settle()
    counts.push(ask.mock.calls.length)
  }
  expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4])
  expect(await asking).toMatchObject({ status: 503 })
  expect(getAnswers(kit).getState()).toMatchObject({ failed: ['usage'] })
})

test('K-STATE-08: without retries a failed request is sent again by the next caller', async () => {
  const kit = createTestKit()
  const answers = [Promise.reject<boolean>(failure(503)), true]
  const ask = vi.fn(async () => answers.shift() ?? false)
  const question = { name: 'usage', ask, retry: false } as const
  await expect(askOnce(kit, question)).rejects.toMatchObject({ status: 503 })
  expect(ask).toHaveBeenCalledTimes(1)
  await askOnce(kit, question)
  expect(getAnswers(kit).getState()).toEqual({ usage: true, failed: [] })
})

test('K-STATE-08: a refused request is not repeated, and every caller receives the refusal', async () => {
  const kit = createTestKit()
  const ask = vi.fn(async () => Promise.reject<boolean>(failure(403)))
  for (let turn = 0; turn < 3; turn += 1)
    await expect(askOnce(kit, { name: 'usage', ask })).rejects.toMatchObject({ status: 403 })
  expect(ask).toHaveBeenCalledTimes(1)
  expect(getAnswers(kit).getState()).toMatchObject({ failed: ['usage'] })
})
