import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findFreePorts } from '../processes/findFreePorts.ts'
import { isHttpReady } from '../services/isHttpReady.ts'
import { openRawClient } from './testing/openRawClient.ts'

// A machine busy with other suites is no reason to fail.
vi.setConfig({ testTimeout: 60_000 })

const projectId = 'latchkey-test'
const world: { folder: string; port: number; child?: ChildProcess } = { folder: '', port: 0 }
const topic = (name: string) => name.repeat(64).slice(0, 64)

beforeEach(async () => {
  world.folder = mkdtempSync(join(tmpdir(), 'latchkey-relay-'))
  ;[world.port = 0] = await findFreePorts(1)
})
afterEach(async () => {
  await kill()
  rmSync(world.folder, { recursive: true, force: true })
})

/** Runs the relay as the sandbox does, as a process. */
async function start(): Promise<string> {
  const settings = {
    port: world.port,
    projectIds: [projectId],
    urls: [],
    stateFile: join(world.folder, 'mailbox.jsonl'),
    controlSecret: 'secret-of-the-control',
  }
  const main = join(import.meta.dirname, 'main.ts')
  world.child = spawn(process.execPath, ['--conditions=source', main], {
    env: { ...process.env, LATCHKEY_RELAY: JSON.stringify(settings) },
    stdio: 'inherit',
  })
  const ready = { port: world.port, path: '/', host: '127.0.0.1' }
  await expect.poll(() => isHttpReady(ready), { timeout: 50_000 }).toBe(true)
  return `ws://127.0.0.1:${world.port}`
}

async function kill(): Promise<void> {
  const { child } = world
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

test('S-141e, S-141f: a message answered with true is delivered after the relay was killed and started again', async () => {
  const sender = openRawClient(await start(), { projectId })
  await sender.opened
  const texts = Array.from({ length: 20 }, (_, index) => `message${index}`)
  for (const [index, message] of texts.entries()) {
    const params = { topic: topic('a'), message, ttl: 300, tag: 1100 }
    expect(await sender.ask(`${index + 1}`, 'irn_publish', params)).toContain('"result":true')
    // The last one has only just been answered.
    if (index === texts.length - 1) await kill()
  }

  const receiver = openRawClient(await start(), { projectId })
  await receiver.opened
  const answer = await receiver.ask('1', 'irn_fetchMessages', { topic: topic('a') })
  const got = JSON.parse(answer).result.messages.map(({ message }: { message: string }) => message)
  expect(got).toEqual(texts)
  receiver.socket.terminate()
})

test('S-141f: what was taken before the kill does not come again', async () => {
  const url = await start()
  const [sender, receiver] = [openRawClient(url, { projectId }), openRawClient(url, { projectId })]
  await Promise.all([sender.opened, receiver.opened])
  await receiver.ask('1', 'irn_subscribe', { topic: topic('b') })
  const params = { topic: topic('b'), message: 'taken', ttl: 300, tag: 1100 }
  await sender.ask('1', 'irn_publish', params)
  expect(await receiver.next()).toContain('irn_subscription')
  // Its answer to the delivery is read before its next request.
  expect(await receiver.ask('2', 'irn_unsubscribe', { topic: topic('b') })).toContain('"result"')
  await sender.ask('2', 'irn_publish', { ...params, message: 'waits' })
  await kill()

  const later = openRawClient(await start(), { projectId })
  await later.opened
  const answer = await later.ask('1', 'irn_fetchMessages', { topic: topic('b') })
  expect(answer).toContain('waits')
  expect(answer).not.toContain('taken')
  later.socket.terminate()
})
