import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { ChildContext } from '../processes/ChildContext.ts'
import { createProgramRunner } from '../processes/createProgramRunner.ts'
import type { Runner } from '../processes/Service.ts'
import { toCompileCache } from '../processes/toCompileCache.ts'
import { projectIds, root, type Settings, toServiceUrl } from '../settings/settings.ts'
import type { RelayCommand } from './answerControl.ts'
import type { RelayReport } from './createRelay.ts'
import { noRelayFault, type RelayFault } from './RelayFault.ts'

/** Returns the URL of the relay, such as `ws://relay.latchkey.localhost:4100`. */
export const toRelayUrl = (port: number) => toServiceUrl('relay', port).replace(/^http/, 'ws')

/** The sandbox's relay: its process, and the commands that the sandbox sends to it. */
export type SandboxRelay = {
  readonly runner: Runner
  /** Returns the state of the relay; an empty state while its process is not running. */
  readonly getReport: () => Promise<RelayReport>
  /**
   * Sets the faults with which the relay delivers messages, also for the time after a restart.
   * Without an argument, ends them.
   */
  readonly setFault: (fault?: RelayFault) => Promise<void>
  /** Closes all connections of the relay. */
  readonly disconnect: () => Promise<void>
}

export type SandboxRelayOptions = {
  readonly settings: Settings
  readonly port: number
  readonly context: ChildContext
}

function createProgram({ settings, port, context }: SandboxRelayOptions, controlSecret: string) {
  const own = {
    port,
    projectIds,
    urls: [toRelayUrl(settings.port)],
    stateFile: join(settings.folder, 'relay', 'mailbox.jsonl'),
    controlSecret,
  }
  return createProgramRunner({
    name: 'relay',
    title: 'WalletConnect relay',
    args: ['--conditions=source', join(root, 'tools/sandbox/src/relay/main.ts')],
    env: {
      LATCHKEY_RELAY: JSON.stringify(own),
      ...toCompileCache(settings.folder),
    },
    ready: { port, path: '/', host: '127.0.0.1' },
    context,
  })
}

/** Creates the sandbox's relay. Pages of this machine and the wallet extension may connect. */
export function createSandboxRelay(options: SandboxRelayOptions): SandboxRelay {
  const controlSecret = randomBytes(24).toString('base64url')
  const program = createProgram(options, controlSecret)
  let isRunning = false
  let fault = noRelayFault

  const ask = async (command: RelayCommand): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${options.port}/control`, {
      method: 'POST',
      headers: { 'x-control-secret': controlSecret },
      body: JSON.stringify(command),
    })
    return response.json()
  }
  const start: Runner['start'] = async (onExit) => {
    const running = await program.start((reason) => {
      isRunning = false
      onExit(reason)
    })
    isRunning = true
    await ask({ do: 'set-fault', fault })
    const before = (end: () => Promise<void>) => () => {
      isRunning = false
      return end()
    }
    return { stop: before(running.stop), kill: before(running.kill) }
  }

  return {
    runner: { ...program, start },
    getReport: async () =>
      isRunning
        ? ((await ask({ do: 'report' })) as RelayReport)
        : { clients: [], waiting: [], published: [], fault },
    setFault: async (next = noRelayFault) => {
      fault = next
      if (isRunning) await ask({ do: 'set-fault', fault })
    },
    disconnect: async () => {
      if (isRunning) await ask({ do: 'disconnect' })
    },
  }
}
