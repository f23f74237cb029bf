import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createServerRunner } from './createServerRunner.ts'
import { findFreePorts } from './findFreePorts.ts'

function createGate<value>() {
  let open: (given: value) => void = () => undefined
  const opened = new Promise<value>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

/** Starts a service with a request that the service never answers. */
async function startBusy() {
  const [port = 0] = await findFreePorts(1)
  const asked = createGate<undefined>()
  const work = createGate<string>()
  const create = () => {
    const app = Fastify()
    app.get('/', () => {
      asked.open(undefined)
      return work.opened
    })
    return app
  }
  const runner = createServerRunner({ name: 'busy', title: 'Busy', port, create })
  const running = await runner.start(() => undefined)
  const answer = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text())
  await asked.opened
  return { ...running, answer, work }
}

test('S-141f: a kill aborts open requests and does not wait for them', async () => {
  const { kill, answer, work } = await startBusy()
  const cut = expect(answer).rejects.toThrow('fetch failed')
  await kill()
  await cut
  work.open('too late')
})

test('behavior: an orderly stop finishes running requests', async () => {
  const { stop, answer, work } = await startBusy()
  const stopped = stop()
  work.open('done')
  expect(await answer).toBe('done')
  await stopped
})
