import type { Runner, Running, Service, ServiceState, ServiceStatus } from './Service.ts'

const FIRST_BACKOFF_MS = 500
const LONGEST_BACKOFF_MS = 30_000
/**
 * Duration in milliseconds after which a service's run counts as stable. After a later crash it is
 * restarted without a long delay.
 */
const STABLE_MS = 60_000

/**
 * Returns the delay in milliseconds before a crashed service restarts: 0.5 s, doubled for each
 * failure up to 30 s.
 */
export function toBackoffMs(failures: number): number {
  return Math.min(FIRST_BACKOFF_MS * 2 ** failures, LONGEST_BACKOFF_MS)
}

export type CreateServiceOptions = {
  readonly runner: Runner
  readonly log: (line: string) => void
}

/**
 * Creates the supervisor of one service. It starts, stops and kills the service, and restarts it
 * after a crash.
 */
export function createService({ runner, log }: CreateServiceOptions): Service {
  let status: ServiceStatus = {
    name: runner.name,
    title: runner.title,
    state: 'stopped',
    since: Date.now(),
    restarts: 0,
  }
  let running: Running | undefined
  let retry: NodeJS.Timeout | undefined
  let failures = 0
  /**
   * Number of the service's run. It increases with each start and each end, so that a late exit of
   * an earlier run is ignored.
   */
  let run = 0

  function enter(state: ServiceState, reason?: string): void {
    const { name, title, restarts } = status
    status = { name, title, state, since: Date.now(), restarts, ...(reason && { reason }) }
    log(reason ? `${state}: ${reason}` : state)
  }

  function crash(reason: string): void {
    if (status.state === 'running' && Date.now() - status.since > STABLE_MS) failures = 0
    running = undefined
    run += 1
    const own = run
    const waitMs = toBackoffMs(failures)
    failures += 1
    enter('crashed', reason)
    retry = setTimeout(() => {
      status = { ...status, restarts: status.restarts + 1 }
      start().catch((error: unknown) => {
        if (run === own + 1) crash(error instanceof Error ? error.message : `${error}`)
      })
    }, waitMs)
  }

  async function start(): Promise<void> {
    clearTimeout(retry)
    run += 1
    const own = run
    let exited: string | undefined
    enter('starting')
    const started = await runner.start((reason) => {
      exited = reason
      // If the service exits before it is ready, the start itself rejects with the reason.
      if (own === run && running) crash(reason)
    })
    if (own !== run) return started.kill()
    running = started
    enter('running')
    if (exited !== undefined) crash(exited)
  }

  async function end(state: 'stopped' | 'killed'): Promise<void> {
    clearTimeout(retry)
    run += 1
    const ending = running
    running = undefined
    await (state === 'stopped' ? ending?.stop() : ending?.kill())
    enter(state)
  }

  return {
    name: runner.name,
    getStatus: () => status,
    start,
    stop: () => end('stopped'),
    kill: () => end('killed'),
    restart: async () => {
      await end('stopped')
      failures = 0
      await start()
    },
  }
}
