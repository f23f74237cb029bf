import { toSentence } from './errors/toSentence.ts'
import { watchUncaught } from './errors/watchUncaught.ts'
import { parseSettings } from './settings/settings.ts'
import type { StartedSandbox } from './start/startSandbox.ts'

// Heavy modules are imported after the first line of output and after the arguments are checked.
const STOP_DEADLINE_MS = 9_000

const say = (line: string) => console.log(`· ${line}`)

function fail(error: unknown): never {
  console.error(toSentence(error) ?? error)
  process.exit(1)
}

/** Creates the shutdown, which runs only once. */
function createStop(getStarted: () => StartedSandbox | undefined) {
  let stopping = false
  const stop = async () => {
    stopping = true
    say('stopping')
    // The reaper stops the remaining children after this process has exited.
    setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref()
    const started = getStarted()
    // A half-finished start has no state to save, and the reaper stops its processes.
    if (!started) process.exit(process.exitCode ?? 130)
    await started.stop().catch(fail)
    process.exit()
  }
  return { stop, isStopping: () => stopping }
}

async function main(): Promise<void> {
  const settings = parseSettings(process.argv.slice(2), process.env)
  let started: StartedSandbox | undefined
  const { stop, isStopping } = createStop(() => started)
  watchUncaught({
    tell: (line, error) => {
      console.error(`✗ ${line}`)
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
      started?.sandbox.log.write('sandbox', `${line}\n${text}`)
    },
    stop: () => {
      process.exitCode = 1
      // An error during the shutdown does not prevent the remaining data from being saved.
      if (!isStopping()) stop()
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => (isStopping() ? process.exit(130) : stop()))

  say('starting chains and services')
  const { startSandbox } = await import('./start/startSandbox.ts')
  const { toTable } = await import('./sandbox/toTable.ts')
  started = await startSandbox(settings, say)
  if (!isStopping()) console.log(toTable(started.sandbox, started.absent))
}

main().catch(fail)
