import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FeatureNotSupportedError } from '../errors/networkErrors.ts'
import { askWallet } from './askWallet.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const parameters = { what: 'sign', connectorId: 'test', signal: undefined }
const fail = (thrown: unknown) => () => {
  throw thrown
}

test("default: returns the wallet's answer unchanged", async () => {
  expect(await askWallet(() => 7, parameters)).toBe(7)
  expect(await askWallet(async () => 'signed', parameters)).toBe('signed')
})

test('K-CHAIN-06: a refusal in any form becomes the rejected error', async () => {
  for (const thrown of [
    { code: 4001 },
    new Error('User rejected the request.'),
    'user cancelled',
    Object.assign(new Error('Internal'), { code: -32_603, data: { code: 4001 } }),
    new Error('Connection request reset. Please try again.'),
  ]) {
    await expect(askWallet(fail(thrown), parameters)).rejects.toMatchObject({
      code: 'connection_rejected',
      cause: thrown,
    })
  }
})

test('K-WORLD-02b: an error without a code is a rejection only if the request prompts', async () => {
  const cancelled = fail(new Error('Transaction cancelled'))
  await expect(askWallet(cancelled, parameters)).rejects.toMatchObject({
    code: 'connection_rejected',
    walletText: 'Transaction cancelled',
  })
  const read = { ...parameters, deadlineMs: 30_000 }
  for (const silent of [read, { ...parameters, prompts: false }])
    await expect(askWallet(cancelled, silent)).rejects.toMatchObject({ code: -32_603 })
})

test('S-62: reads an error whose getter throws', async () => {
  const trap = {
    get message() {
      throw new TypeError('trap')
    },
    code: 4001,
  }
  const error: unknown = await askWallet(fail(trap), parameters).catch((thrown: unknown) => thrown)
  expect(error).toHaveProperty('code', 'connection_rejected')
})

test('error: any other thrown value becomes an error with its code and bounded text', async () => {
  await expect(
    askWallet(fail({ code: 7, message: 'x'.repeat(1_000) }), parameters),
  ).rejects.toMatchObject({ name: 'RpcError', code: 7, message: 'x'.repeat(256) })
  await expect(
    askWallet(fail(undefined), { ...parameters, deadlineMs: 30_000 }),
  ).rejects.toMatchObject({ name: 'RpcError', message: 'An error occurred' })
})

test('S-62: a silent read times out at its deadline', async () => {
  const asking = askWallet(() => new Promise(() => {}), { ...parameters, deadlineMs: 30_000 })
  const failing = expect(asking).rejects.toMatchObject({ code: 'request_timed_out' })
  await vi.advanceTimersByTimeAsync(30_000)
  await failing
})

test('S-134c: an abort rejects immediately, before or during the call', async () => {
  const left = new Error('left')
  const run = vi.fn(() => new Promise(() => {}))
  const controller = new AbortController()
  const asking = askWallet(run, { ...parameters, signal: controller.signal })
  controller.abort(left)
  await expect(asking).rejects.toBe(left)
  run.mockClear()
  await expect(askWallet(run, { ...parameters, signal: AbortSignal.abort(left) })).rejects.toBe(
    left,
  )
  expect(run).not.toHaveBeenCalled()
})

test('behavior: an error of the kit passes unchanged', async () => {
  const error = new FeatureNotSupportedError({ feature: 'wallet_getAssets' })
  const asking = askWallet(() => Promise.reject(error), {
    what: 'wallet_getAssets',
    connectorId: 'w',
    signal: undefined,
  })
  await expect(asking).rejects.toBe(error)
})
