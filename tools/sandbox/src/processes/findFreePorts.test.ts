import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { findFreePorts } from './findFreePorts.ts'

test('default: different ports one can listen on, none that an outgoing connection may take', async () => {
  const ports = [...(await findFreePorts(40)), ...(await findFreePorts(40))]
  expect(new Set(ports).size).toBe(80)
  expect(ports.every((port) => port >= 20_000 && port < 32_768)).toBe(true)
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host: '127.0.0.1', port: ports[0] ?? 0 }, resolve)
  })
  await new Promise((resolve) => server.close(resolve))
})
