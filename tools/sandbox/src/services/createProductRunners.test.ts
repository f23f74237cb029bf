import { expect, test } from 'vitest'
import { findFreePorts } from '../processes/findFreePorts.ts'
import { createProductRunners } from './createProductRunners.ts'

/** Source text of a program whose server responds with the program's environment variables. */
const telling = `require('node:http')
  .createServer((_, response) => response.end(JSON.stringify(process.env)))
  .listen(Number(process.env.PORT), '127.0.0.1')`

test('S-141f: the product server gets its origin and Node’s compile cache for a fast restart', async () => {
  const [serverPort = 0] = await findFreePorts(1)
  const [runner] = createProductRunners({
    product: { serverArgs: ['--eval', telling], adminArgs: [] },
    settings: { port: 4300, controlPort: 4301, folder: '/state', fresh: false, dev: false },
    chains: [],
    serverPort,
    vitePort: 0,
    context: {
      log: { write: () => undefined, getTail: () => [], close: () => undefined },
      onSpawn: () => undefined,
      onExit: () => undefined,
    },
  })
  const running = await runner?.start(() => undefined)
  const response = await fetch(`http://127.0.0.1:${serverPort}/`)
  await running?.kill()
  const told = await response.json()
  expect(told).toMatchObject({
    PUBLIC_ORIGIN: 'http://app.latchkey.localhost:4300',
    NODE_COMPILE_CACHE: '/state/cache/node',
  })
  const [marketplace, sandbox, discord] = ['MARKETPLACE', 'MARKETPLACE_SANDBOX', 'DISCORD'].map(
    (name) => JSON.parse(told[name]),
  )
  expect(marketplace.issuer).toBe('http://id.latchkey.localhost:4300/marketplace')
  expect(discord).toMatchObject({
    issuer: 'http://id.latchkey.localhost:4300/discord',
    userUrl: 'http://id.latchkey.localhost:4300/discord/users/@me',
  })
  // S-74: the marketplace's sandbox has another client and issuer.
  expect(sandbox.issuer).not.toBe(marketplace.issuer)
  expect(sandbox.clientId).not.toBe(marketplace.clientId)
})
