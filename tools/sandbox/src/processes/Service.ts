export type ServiceState = 'stopped' | 'starting' | 'running' | 'crashed' | 'killed'

export type ServiceStatus = {
  readonly name: string
  /** Name of the service that the status page shows. */
  readonly title: string
  readonly state: ServiceState
  /** Time of the service's last state change, in Unix milliseconds. */
  readonly since: number
  /** Number of the service's automatic restarts after crashes. */
  readonly restarts: number
  /** Reason why the service is not running, as a sentence; absent while it runs. */
  readonly reason?: string
}

/** One run of a sandbox service, from a start until its end. */
export type Running = {
  /** Stops the service's run cleanly. */
  readonly stop: () => Promise<void>
  /** Ends the service's run immediately, as in a crash. */
  readonly kill: () => Promise<void>
}

/** Starts one kind of service of the sandbox. Each start is a new run. */
export type Runner = {
  readonly name: string
  readonly title: string
  /**
   * Starts a run, and resolves when the service is ready. `onExit` is called if the run ends by
   * itself.
   */
  readonly start: (onExit: (reason: string) => void) => Promise<Running>
}

/**
 * A service of the sandbox under supervision. It can be killed and restarted, and restarts
 * automatically after a crash.
 */
export type Service = {
  readonly name: string
  readonly getStatus: () => ServiceStatus
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
  readonly kill: () => Promise<void>
  readonly restart: () => Promise<void>
}
