import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const key = Buffer.alloc(32, 7).toString('base64')
let stateDir: string
const running: { readonly child: ChildProcess; readonly ended: Promise<unknown> }[] = []

beforeAll(async () => {
  stateDir = await mkdtemp(join(tmpdir(), 'latchkey-frame-start-'))
})
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL')
    await ended
  }
})
afterAll(() => rm(stateDir, { recursive: true }))

/** Runs the server as the sandbox and a container do: a process with an environment. */
function run(env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, ['--conditions=source', main], {
    env: {
      PORT: '0',
      PUBLIC_ORIGIN: 'http://secure.latchkey.localhost:4100',
      STATE_DIR: stateDir,
      PROJECTS:
        '[{"projectId":"demo","name":"Demo","origins":["http://app.latchkey.localhost:4100"]}]',
      SECRET_KEY: key,
      MASTER_KEYS: `{"current":"k1","keys":{"k1":"${key}"}}`,
      SMTP_URL: 'smtp://127.0.0.1:9',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const listening = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk) => {
      output += String(chunk)
      const port = /"port":(\d+).*"msg":"listening"/.exec(output)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
  })
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint += String(chunk)
  })
  const ended = once(child, 'close').then(([code]) => ({ code, complaint }))
  running.push({ child, ended })
  return { child, listening, ended }
}

const slow = 60_000

test(
  'S-95: starts, answers, and ends well on SIGTERM, giving the folder back',
  async () => {
    const server = run()
    const url = await server.listening
    expect((await fetch(`${url}/health/ready`)).status).toBe(200)
    expect((await fetch(`${url}/metrics`)).status).toBe(200)
    server.child.kill('SIGTERM')
    expect(await server.ended).toEqual({ code: 0, complaint: '' })
    expect(await readdir(stateDir)).toEqual(['database'])
  },
  slow,
)

test(
  'error: a missing variable is named',
  async () => {
    expect(await run({ SECRET_KEY: '' }).ended).toEqual({
      code: 1,
      complaint: 'The configuration is not complete: SECRET_KEY is missing.\n',
    })
  },
  slow,
)

test(
  'S-122: error: a frame that was not built',
  async () => {
    const { code, complaint } = await run({ FRAME_DIST: stateDir }).ended
    expect(code).toBe(1)
    expect(complaint).toMatch(/has no readable manifest\.json; build it first\.\n$/)
  },
  slow,
)
