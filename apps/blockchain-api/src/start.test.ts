import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const network = {
  caipNetworkId: 'eip155:1',
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrl: 'http://127.0.0.1:9',
}

let stateDir: string
beforeAll(async () => {
  stateDir = await mkdtemp(join(tmpdir(), 'latchkey-api-start-'))
})
afterAll(() => rm(stateDir, { recursive: true }))

/** Runs the server as the sandbox and a container do: a process with an environment. */
function run(env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, ['--conditions=source', main], {
    env: {
      PORT: '0',
      PUBLIC_ORIGIN: 'http://api.latchkey.localhost:4100',
      STATE_DIR: stateDir,
      PROJECT_IDS: 'project-1',
      NETWORKS: JSON.stringify([network]),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint += String(chunk)
  })
  const listening = new Promise<string>((resolve) => {
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += String(chunk)
      const port = /"port":(\d+).*"msg":"listening"/.exec(output)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
  })
  return { child, ended, listening, getComplaint: () => complaint }
}

test('S-95: it answers while its node is down, and ends on a signal', async () => {
  const server = run()
  const address = await server.listening
  const answer = await fetch(`${address}/v1/supported-chains`)
  expect(await answer.json()).toEqual({ http: ['eip155:1'], ws: [] })
  server.child.kill('SIGTERM')
  expect(await server.ended).toEqual([0, null])
}, 60_000)

test('error: a start that cannot work says one sentence', async () => {
  const server = run({ NETWORKS: '' })
  expect(await server.ended).toEqual([1, null])
  expect(server.getComplaint()).toBe('The configuration is not complete: NETWORKS is missing.\n')
}, 60_000)
