import { StartError } from '../errors/StartError.ts'
import type { RunningService } from './RunningService.ts'

/**
 * Runs a server as a process. SIGTERM and SIGINT stop it. If it cannot start, the process prints
 * one sentence and exits.
 */
export function runService(start: () => Promise<RunningService>): void {
  start()
    .then(stopOnSignals)
    .catch((error: unknown) => {
      if (!(error instanceof StartError)) throw error
      process.stderr.write(`${error.shortMessage}\n`)
      process.exit(1)
    })
}

function stopOnSignals(server: RunningService): void {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
