import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StartError } from './errors/StartError.ts'
import { toSentence } from './errors/toSentence.ts'
import { closeServer, listen } from './http/listen.ts'

const state = { folder: '' }
const START_MS = 60_000
/** Time after which a test ends a sandbox that has not exited, and fails with its output. */
const EXIT_MS = START_MS - 5_000

beforeEach(() => {
  state.folder = mkdtempSync(join(tmpdir(), 'latchkey-start-'))
})
afterEach(() => rmSync(state.folder, { recursive: true, force: true }))

type Outcome = { readonly code: unknown; readonly errors: string }

/**
 * Returns a free port for the sandbox under test, because an `npm start` may be running at the same
 * time.
 */
async function findFreePort(): Promise<string> {
  const server = createServer()
  const port = await listen(server, { port: 0, variable: 'X' })
  await closeServer(server)
  return String(port)
}

/**
 * Runs the sandbox from the command line, on other ports than the default, and waits until it
 * exits.
 */
async function start(env: Record<string, string>, ...args: string[]): Promise<Outcome> {
  const ports = {
    LATCHKEY_PORT: await findFreePort(),
    LATCHKEY_CONTROL_PORT: await findFreePort(),
  }
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      ['--conditions=source', join(import.meta.dirname, 'main.ts'), ...args],
      {
        env: { ...process.env, LATCHKEY_STATE_DIR: state.folder, ...ports, ...env },
        timeout: EXIT_MS,
        killSignal: 'SIGKILL',
      },
      (error, output, errors) => {
        if (error?.killed) reject(new Error(`The sandbox did not exit:\n${output}${errors}`))
        else resolve({ code: error?.code ?? 0, errors: errors.trim() })
      },
    )
  })
}

test(
  'error: a port in use prints one sentence and exits with code 1',
  async () => {
    const other = createServer()
    const port = await listen(other, { port: 0, variable: 'X' })
    expect(await start({ LATCHKEY_PORT: String(port) })).toEqual({
      code: 1,
      errors: `Port ${port} is taken by another program: stop it, or set LATCHKEY_PORT to a free port.`,
    })
    await closeServer(other)
  },
  START_MS,
)

test(
  'error: a missing binary is one sentence and exit code 1',
  async () => {
    expect(await start({ LATCHKEY_ANVIL: '/nowhere/anvil' })).toEqual({
      code: 1,
      errors: 'The anvil binary is missing: LATCHKEY_ANVIL names /nowhere/anvil.',
    })
  },
  START_MS,
)

test(
  'error: a state folder of another version is one sentence and exit code 1',
  async () => {
    writeFileSync(join(state.folder, 'layout'), 'something else')
    expect(await start({})).toEqual({
      code: 1,
      errors: `The state in ${state.folder} is broken or of another version: start with --fresh to reset it.`,
    })
  },
  START_MS,
)

test(
  'error: a file at the path of the state folder prints one sentence and exits with code 1',
  async () => {
    const file = join(state.folder, 'file')
    writeFileSync(file, '')
    const { code, errors } = await start({ LATCHKEY_STATE_DIR: file })
    expect([code, errors.split('\n')]).toEqual([
      1,
      [expect.stringMatching(/^The state folder is broken/)],
    ])
  },
  START_MS,
)

/**
 * Returns JavaScript code for the tested process that runs `does` as soon as the sandbox listens
 * for an event.
 */
const once = (event: string, does: string) => {
  const code = `process.on('newListener', (name) => { if (name === '${event}') queueMicrotask(() => { ${does} }) })`
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(code)}` }
}
const boom = "new Error('half done', { cause: new Error('reset') })"

test(
  'error: an uncaught error ends the sandbox with one line and exit code 1',
  async () => {
    expect(await start(once('uncaughtException', `throw ${boom}`))).toEqual({
      code: 1,
      errors:
        '✗ stopping after an error of the sandbox itself: Error: half done, because of Error: reset',
    })
  },
  START_MS,
)

test(
  'error: an unhandled rejection is logged as one line, and the sandbox keeps running',
  async () => {
    const interrupt = "setImmediate(() => process.kill(process.pid, 'SIGINT'))"
    expect(
      await start(once('unhandledRejection', `Promise.reject(${boom}); ${interrupt}`)),
    ).toEqual({
      code: 130,
      errors:
        '✗ an answer was lost, the rest keeps running: Error: half done, because of Error: reset',
    })
  },
  START_MS,
)

test.each(['ENOSPC', 'EROFS', 'EACCES', 'EDQUOT'])('error: the disk reports %s', (code) => {
  const error = Object.assign(new Error(code), { code, path: '/x/state' })
  expect(toSentence(error)).toMatch(/^(The disk|The sandbox may not write).*\(\/x\/state\)$/)
})

test('error: an internal error keeps its stack', () => {
  expect(toSentence(new TypeError('x is not a function'))).toBeUndefined()
  expect(toSentence(new StartError('One sentence.'))).toBe('One sentence.')
})
