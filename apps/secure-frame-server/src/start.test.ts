import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createProgramRunner } from '@latchkey/service/testing'
import { p256 } from '@noble/curves/nist.js'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

const programs = createProgramRunner(new URL('./', import.meta.url))
const key = Buffer.alloc(32, 7).toString('base64')
let folder: string
let stateDir: string

// All tests share one state folder, because creating the database takes the most time.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-frame-start-'))
  stateDir = join(folder, 'state')
})
afterEach(programs.killAll)
afterAll(() => rm(folder, { recursive: true }))

const run = (env: Readonly<Record<string, string>> = {}) =>
  programs.run('main.ts', {
    PORT: '0',
    PUBLIC_ORIGIN: 'http://secure.latchkey.localhost:4100',
    STATE_DIR: stateDir,
    PROJECTS:
      '[{"projectId":"demo","name":"Demo","origins":["http://app.latchkey.localhost:4100"]}]',
    SECRET_KEY: key,
    MASTER_KEYS: `{"current":"k1","keys":{"k1":"${key}"}}`,
    SMTP_URL: 'smtp://127.0.0.1:9',
    ...env,
  })

const slow = 120_000

test(
  'S-95: starts, answers, and ends well on SIGTERM, giving the folder back',
  async () => {
    const token = 'a-token-of-thirty-two-characters'
    const server = run({ METRICS_TOKEN: token })
    const url = await server.listening
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    expect((await fetch(`${url}/metrics`)).status).toBe(404)
    const headers = { authorization: `Bearer ${token}` }
    expect((await fetch(`${url}/metrics`, { headers })).status).toBe(200)
    expect(server.readOutput()).not.toContain('custodial')
    server.child.kill('SIGTERM')
    expect(await server.ended).toEqual({ code: 0, complaint: '' })
    expect(await readdir(stateDir)).toEqual(['database'])
  },
  slow,
)

const escrow = {
  NODE_ENV: 'production',
  RECOVERY: 'escrow',
  KEY_SERVICE_URL: 'http://127.0.0.1:9',
  KEY_SERVICE_PUBLIC_KEY: Buffer.from(p256.getPublicKey(Buffer.alloc(32, 7), false)).toString(
    'base64url',
  ),
  KEY_SERVICE_TOKEN: key,
}

test(
  'S-26: a start with recovery by the operator warns that it is custodial',
  async () => {
    const server = run(escrow)
    await server.listening
    const [warning = ''] = server.readOutput().split('\n')
    expect(JSON.parse(warning)).toMatchObject({
      level: 40,
      msg: 'recovery_is_escrow',
      hint: 'The operator of the key service can recover and use every wallet: this deployment is custodial.',
    })
  },
  slow,
)

test(
  'S-26: error: recovery by the operator without its key service',
  async () => {
    expect(await run({ ...escrow, KEY_SERVICE_TOKEN: '' }).ended).toEqual({
      code: 1,
      complaint: 'The configuration is not complete: KEY_SERVICE_TOKEN is missing.\n',
    })
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
    const { code, complaint } = await run({ FRAME_DIST: folder }).ended
    expect(code).toBe(1)
    expect(complaint).toMatch(/has no readable manifest\.json; build it first\.\n$/)
  },
  slow,
)

test.skipIf(process.platform === 'win32')(
  'S-99: the state folder is closed to others, and one that is open is refused',
  async () => {
    const server = run()
    await server.listening
    expect((await stat(stateDir)).mode & 0o777).toBe(0o700)
    const entries = await readdir(stateDir, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    const found = await Promise.all(
      files.map(({ parentPath, name }) => stat(join(parentPath, name))),
    )
    expect(files.length).toBeGreaterThan(500)
    expect(found.filter(({ mode }) => (mode & 0o077) !== 0)).toEqual([])
    server.child.kill('SIGKILL')
    await server.ended

    await chmod(stateDir, 0o750)
    const { code, complaint } = await run().ended
    expect(code).toBe(1)
    expect(complaint).toBe(
      `The state folder ${stateDir} is open to other users of this machine; close it with "chmod 700".\n`,
    )
    await chmod(stateDir, 0o700)
  },
  slow,
)
