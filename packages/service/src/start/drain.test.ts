import { fastify } from 'fastify'
import { expect, test, vi } from 'vitest'
import { drain } from './drain.ts'

// Allows slow runs on a machine that is busy with other test suites.
vi.setConfig({ testTimeout: 60_000 })

/** Starts a server with one running request that the test finishes. */
async function startSlowRequest() {
  const entered = Promise.withResolvers<void>()
  const done = Promise.withResolvers<string>()
  const app = fastify({ forceCloseConnections: 'idle' })
  app.get('/', () => {
    entered.resolve()
    return done.promise
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const outcome = fetch(address).then(
    (response) => response.status,
    () => 'cut off',
  )
  await entered.promise
  return { app, address, outcome, finish: () => done.resolve('done') }
}

test('S-95: a running request is finished, and a new one is rejected', async () => {
  const { app, address, outcome, finish } = await startSlowRequest()
  const draining = drain(app)
  finish()
  expect(await outcome).toBe(200)
  await draining
  await expect(fetch(address)).rejects.toThrow()
})

test('S-95: a request that takes longer than 10 s is aborted, not earlier', async () => {
  const { app, outcome } = await startSlowRequest()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const cut = vi.spyOn(app.server, 'closeAllConnections')
    const draining = drain(app)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(cut).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toBe('cut off')
    await draining
  } finally {
    vi.useRealTimers()
  }
})
