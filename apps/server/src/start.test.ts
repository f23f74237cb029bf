import { once } from 'node:events'
import { statSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createProgramRunner } from '@latchkey/service/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

const programs = createProgramRunner(new URL('./', import.meta.url))
let folder: string
let stateDir: string

// All tests share one folder, because the first start is slow: it creates the database.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-start-'))
  stateDir = join(folder, 'state')
})
afterEach(programs.killAll)
afterAll(() => rm(folder, { recursive: true }))

const run = (env: Readonly<Record<string, string>> = {}) =>
  programs.run('main.ts', {
    PORT: '0',
    PUBLIC_ORIGIN: 'http://app.latchkey.localhost:4100',
    STATE_DIR: stateDir,
    RPC_URLS: '{"eip155:1":"http://127.0.0.1:9"}',
    ...env,
  })

const slow = 120_000

test(
  'default: the server starts, answers, and on SIGTERM stops and unlocks its folder',
  async () => {
    const server = run()
    const url = await server.listening
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    server.child.kill('SIGTERM')
    expect(await server.ended).toEqual({ code: 0, complaint: '' })
    expect(await readdir(stateDir)).toEqual(['database'])
  },
  slow,
)

test(
  'S-95: a killed server starts again on the same folder',
  async () => {
    const server = run()
    await server.listening
    server.child.kill('SIGKILL')
    await server.ended
    const again = run()
    const url = await again.listening
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
  },
  slow,
)

test(
  'error: the port is in use',
  async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = Object(other.address())
    const { code, complaint } = await run({ PORT: String(port) }).ended
    other.close()
    expect(code).toBe(1)
    expect(complaint).toBe(`Port ${port} of 127.0.0.1 is taken by another program.\n`)
  },
  slow,
)

test(
  'error: another server uses the folder',
  async () => {
    const first = run()
    await first.listening
    const { code, complaint } = await run().ended
    expect(code).toBe(1)
    expect(complaint).toBe(
      `The state folder ${stateDir} is in use by process ${first.child.pid}.\n`,
    )
  },
  slow,
)

test(
  'error: the folder contains other files',
  async () => {
    const broken = join(folder, 'broken')
    await mkdir(join(broken, 'database'), { recursive: true, mode: 0o700 })
    await writeFile(join(broken, 'database/PG_VERSION'), 'nonsense')
    const { code, complaint } = await run({ STATE_DIR: broken }).ended
    expect(code).toBe(1)
    expect(complaint).toMatch(/^The state folder .+ holds no readable database; .+\.\n$/)
  },
  slow,
)

test.skipIf(process.platform === 'win32')(
  'S-99: the state folder is closed to others, and one that is open is refused',
  async () => {
    const server = run()
    await server.listening
    const entries = await readdir(stateDir, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    const modes = files.map(({ parentPath, name }) => statSync(join(parentPath, name)).mode & 0o777)
    expect(statSync(stateDir).mode & 0o777).toBe(0o700)
    expect(files.length).toBeGreaterThan(500)
    expect(modes.filter((mode) => (mode & 0o077) !== 0)).toEqual([])
    server.child.kill('SIGKILL')
    await server.ended

    await chmod(stateDir, 0o750)
    expect(await run().ended).toEqual({
      code: 1,
      complaint: `The state folder ${stateDir} is open to other users of this machine; close it with "chmod 700".\n`,
    })
    await chmod(stateDir, 0o700)
  },
  slow,
)

test(
  'error: the folder is a file',
  async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    await chmod(file, 0o600)
    const { code, complaint } = await run({ STATE_DIR: file }).ended
    expect(code).toBe(1)
    expect(complaint).toBe(`The state folder ${file} cannot be made.\n`)
  },
  slow,
)

test(
  'error: a variable is missing',
  async () => {
    const { code, complaint } = await run({ PUBLIC_ORIGIN: '' }).ended
    expect([code, complaint]).toEqual([
      1,
      'The configuration is not complete: PUBLIC_ORIGIN is missing.\n',
    ])
  },
  slow,
)

test(
  'error: the database is unreachable',
  async () => {
    const { code, complaint } = await run({ DATABASE_URL: 'postgres://x@127.0.0.1:9/x' }).ended
    expect(code).toBe(1)
    expect(complaint).toBe('The database of DATABASE_URL cannot be reached or migrated.\n')
  },
  slow,
)
