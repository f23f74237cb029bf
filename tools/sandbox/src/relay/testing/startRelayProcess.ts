import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ChildContext } from '../../processes/ChildContext.ts'
import { createProgramRunner } from '../../processes/createProgramRunner.ts'
import { findFreePorts } from '../../processes/findFreePorts.ts'
import { testProjectId } from './startTestRelay.ts'

/** A relay that can be killed, as the sandbox's can. */
export type RelayProcess = {
  readonly url: string
  /** SIGKILL: whatever it had in memory alone is lost. */
  readonly kill: () => Promise<void>
  /** Runs it again, on the same port and with the same file. */
  readonly start: () => Promise<void>
  /** Kills it and deletes its file. */
  readonly end: () => Promise<void>
}

/** Nobody reads what it says. */
const context: ChildContext = {
  log: { write: () => undefined, getTail: () => [], close: () => undefined },
  onSpawn: () => undefined,
  onExit: () => undefined,
}

/** Runs the relay as the sandbox does, as a process, with a file of its own. Whoever calls ends it. */
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
