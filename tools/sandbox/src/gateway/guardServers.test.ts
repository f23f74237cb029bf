import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const guard = pathToFileURL(join(import.meta.dirname, 'guardServers.ts')).href
const program = `require('node:http').createServer((_, response) => response.end('done'))
  .listen(0, '127.0.0.1', function () { console.log(this.address().port) })`

const world = { port: 0, stop: () => {} }

/** A program with a server that answers every request. The preload guards it. */
beforeAll(async () => {
  const child = spawn(process.execPath, ['--import', guard, '-e', program])
  world.stop = () => void child.kill()
  const [line] = await once(child.stdout, 'data')
  world.port = Number(line)
}, 60_000)
afterAll(() => world.stop())

function ask(headers: Readonly<Record<string, string>>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port: world.port, headers, agent: false })
    asking.on('error', reject)
    asking.on('response', (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    asking.end()
  })
}

test('S-141d: a program that answers any origin answers no website here', async () => {
  const host = 'api.latchkey.localhost:4100'
  expect(await ask({ host, origin: 'http://app.latchkey.localhost:4100' })).toBe(200)
  expect(await ask({ host: 'evil.test' })).toBe(403)
  expect(await ask({ host, origin: 'https://evil.test' })).toBe(403)
})
