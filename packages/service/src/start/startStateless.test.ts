import { type FastifyInstance, fastify } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { createLog } from '../log/createLog.ts'
import { createTestDestination } from '../testing/createTestDestination.ts'
import { startStateless } from './startStateless.ts'

const apps: FastifyInstance[] = []
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
})

/** Creates a server and the options to start it on a port. */
function prepare(port: number) {
  const { lines, destination } = createTestDestination()
  const app = fastify()
  apps.push(app)
  app.get('/', () => 'here')
  const log = createLog({ level: 'info', fields: {}, destination })
  return { lines, start: () => startStateless({ config: { host: '127.0.0.1', port }, log, app }) }
}

test('S-95: a server without a database listens until it is stopped', async () => {
  const { lines, start } = prepare(0)
  const running = await start()
  expect(await (await fetch(running.address)).text()).toBe('here')
  await running.stop()
  await expect(fetch(running.address)).rejects.toThrow()
  expect(lines.map(({ msg }) => msg)).toEqual(['listening', 'stopped'])
})

test('error: the port is in use', async () => {
  const { address } = await prepare(0).start()
  const taken = prepare(Number(new URL(address).port))
  await expect(taken.start()).rejects.toMatchObject({
    shortMessage: expect.stringMatching(/is taken by another program\.$/),
  })
})
