export type ServiceState = 'stopped' | 'starting' | 'running' | 'crashed' | 'killed'

export type ServiceStatus = {
  readonly name: string
  /** Name that the status page shows. */
  readonly title: string
  readonly state: ServiceState
  /** Time of the last change of the state, in Unix milliseconds. */
  readonly since: number
  /** Number of automatic restarts after crashes. */
  readonly restarts: number
  /** Why the service is not running. */
  readonly reason?: string
}

/** One run of a service, from a start until its end. */
export type Running = {
  /** Stops the service cleanly. */
  readonly stop: () => Promise<void>
  /** Ends the service immediately, as in a crash. */
  readonly kill: () => Promise<void>
}

/** Knows how to start a service. Each start is a new run. */
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
 * A supervised service. It can be killed and restarted, and restarts automatically after a crash.
 */
export type Service = {
  readonly name: string
  readonly getStatus: () => ServiceStatus
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
  readonly kill: () => Promise<void>
  readonly restart: () => Promise<void>
}
