import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ChildContext } from '../../processes/ChildContext.ts'
import { createProgramRunner } from '../../processes/createProgramRunner.ts'
import { findFreePorts } from '../../processes/findFreePorts.ts'
import { testProjectId } from './startTestRelay.ts'

/** A WalletConnect relay in a separate process, as in the sandbox. Tests can kill it. */
export type RelayProcess = {
  readonly url: string
  /** Kills the relay's process by SIGKILL, so that data in its memory is lost. */
  readonly kill: () => Promise<void>
  /** Starts the relay's process again, with the same port and file. */
  readonly start: () => Promise<void>
  /** Kills the relay's process and deletes its file. */
  readonly end: () => Promise<void>
}

/** Context for child processes of the test, with a log that discards all lines. */
const context: ChildContext = {
  log: { write: () => undefined, getTail: () => [], close: () => undefined },
  onSpawn: () => undefined,
  onExit: () => undefined,
}

/** Starts a relay as a separate process with a new file. The caller must end it. */
export async function startRelayProcess(): Promise<RelayProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-relay-'))
  const [port = 0] = await findFreePorts(1)
  const settings = {
    port,
    projectIds: [testProjectId],
    urls: [],
    stateFile: join(folder, 'mailbox.jsonl'),
    controlSecret: 'secret-of-the-control',
  }
  const runner = createProgramRunner({
    name: 'relay',
    title: 'WalletConnect relay',
    args: ['--conditions=source', join(import.meta.dirname, '../main.ts')],
    env: {
      LATCHKEY_RELAY: JSON.stringify(settings),
      NODE_COMPILE_CACHE: join(folder, 'cache'),
    },
    ready: { port, path: '/', host: '127.0.0.1' },
    context,
  })
  let running: Awaited<ReturnType<typeof runner.start>> | undefined
  const start = async () => {
    running = await runner.start(() => undefined)
  }
  const kill = async () => {
    await running?.kill()
    running = undefined
  }
  await start()
  return {
    url: `ws://127.0.0.1:${port}`,
    kill,
    start,
    async end() {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
