import { toSentence } from './errors/toSentence.ts'
import { watchUncaught } from './errors/watchUncaught.ts'
import { parseSettings } from './settings/settings.ts'
import type { StartedSandbox } from './start/startSandbox.ts'

// Large modules are imported later: after the arguments have been checked and the first line has
// been printed.
const STOP_DEADLINE_MS = 9_000

const say = (line: string) => console.log(`· ${line}`)

function fail(error: unknown): never {
  console.error(toSentence(error) ?? error)
  process.exit(1)
}

/** Creates the function that stops the sandbox. Further calls of the function do nothing. */
function createStop(getStarted: () => StartedSandbox | undefined) {
  let stopping = false
  const stop = async () => {
    stopping = true
    say('stopping')
    // If this process exits early, the reaper stops the remaining children.
    setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref()
    const started = getStarted()
    // An unfinished start has no state to save. The reaper stops its child processes.
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
      // An error while the sandbox stops must not prevent the remaining data from being saved.
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
