import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createControl, readManifest } from '@latchkey/sandbox'
import { startClockMs, toClockFile } from './fixtures/servers/frameClock.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const port = process.env['LATCHKEY_E2E_PORT'] ?? '4150'
const stateFolder = join(root, '.sandbox', 'e2e')
const log = join(root, 'test-results', 'sandbox.log')
const limitMs = 120_000

/**
 * Returns whether the sandbox of this test run is up: its manifest exists, and its control API
 * answers.
 */
async function isUp(): Promise<boolean> {
  try {
    await createControl(readManifest(stateFolder)).health()
    return true
  } catch {
    return false
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Starts a new sandbox that all browser tests of the run use. Returns a function that stops it with
 * all its child processes.
 */
export default async function startSandbox(): Promise<() => Promise<void>> {
  rmSync(join(stateFolder, 'manifest.json'), { force: true })
  mkdirSync(join(root, 'test-results'), { recursive: true })
  const output = openSync(log, 'w')
  Object.assign(process.env, { LATCHKEY_STATE_DIR: stateFolder })
  const child = spawn(
    process.execPath,
    ['--conditions=source', 'tools/sandbox/src/main.ts', '--fresh'],
    {
      cwd: root,
      env: { ...process.env, LATCHKEY_PORT: port, LATCHKEY_STATE_DIR: stateFolder },
      stdio: ['ignore', output, output],
    },
  )
  closeSync(output)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const deadline = performance.now() + limitMs
  while (!(await isUp())) {
    if (child.exitCode !== null || performance.now() > deadline) {
      child.kill('SIGTERM')
      throw new Error(`The sandbox did not start:\n${readFileSync(log, 'utf8').slice(-2000)}`)
    }
    await pause(100)
  }
  writeFileSync(toClockFile(stateFolder), String(startClockMs))
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}
