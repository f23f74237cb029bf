import { parseSettings } from './settings.ts'
import { toSentence } from './toSentence.ts'

// Heavy imports come after the first line on the screen and after the arguments are known to be good.
const STOP_DEADLINE_MS = 9_000

const say = (line: string) => console.log(`· ${line}`)

async function main(): Promise<void> {
  const settings = parseSettings(process.argv.slice(2), process.env)
  say('starting chains and services')
  const { startSandbox } = await import('./sandbox/startSandbox.ts')
  const { toTable } = await import('./toTable.ts')
  const starting = startSandbox(settings, say)

  let stopping = false
  let up = false
  const stop = async () => {
    if (stopping) process.exit(130)
    stopping = true
    say('stopping')
    // What does not stop in time is left to the reaper, which ends it when this process is gone.
    setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref()
    // Half a start has nothing worth saving: the reaper ends what runs already.
    if (!up) process.exit(130)
    const { stop: stopAll } = await starting
    await stopAll()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)

  const { sandbox, absent } = await starting
  up = true
  if (!stopping) console.log(toTable(sandbox, absent))
}

main().catch((error: unknown) => {
  console.error(toSentence(error) ?? error)
  process.exit(1)
})
