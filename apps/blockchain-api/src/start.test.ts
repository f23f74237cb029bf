import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createProgramRunner } from '@latchkey/service/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

const programs = createProgramRunner(new URL('./', import.meta.url))
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
afterEach(programs.killAll)
afterAll(() => rm(stateDir, { recursive: true }))

const run = (env: Readonly<Record<string, string>> = {}) =>
  programs.run('main.ts', {
    PORT: '0',
    PUBLIC_ORIGIN: 'http://api.latchkey.localhost:4100',
    STATE_DIR: stateDir,
    PROJECT_IDS: 'project-1',
    NETWORKS: JSON.stringify([network]),
    ...env,
  })

test('S-95: it answers while its node is down, and ends on a signal', async () => {
  const server = run()
  const address = await server.listening
  const answer = await fetch(`${address}/v1/supported-chains`)
  expect(await answer.json()).toEqual({ http: ['eip155:1'], ws: [] })
  server.child.kill('SIGTERM')
  expect(await server.ended).toEqual({ code: 0, complaint: '' })
}, 60_000)

test('error: an impossible start prints one sentence', async () => {
  const server = run({ NETWORKS: '' })
  expect(await server.ended).toEqual({
    code: 1,
    complaint: 'The configuration is not complete: NETWORKS is missing.\n',
  })
}, 60_000)
