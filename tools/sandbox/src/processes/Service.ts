export type ServiceState = 'stopped' | 'starting' | 'running' | 'crashed' | 'killed'

export type ServiceStatus = {
  readonly name: string
  /** The display name. */
  readonly title: string
  readonly state: ServiceState
  /** Time of the last state change, as Unix time in milliseconds. */
  readonly since: number
  /** Number of restarts after crashes. */
  readonly restarts: number
  /** The reason why the service is not running. */
  readonly reason?: string
}

/** One run of a service, from start to exit. */
export type Running = {
  /** Stops the run in order. */
  readonly stop: () => Promise<void>
  /** Stops the service immediately, like a crash. */
  readonly kill: () => Promise<void>
}

/** Starts the runs of a service. */
export type Runner = {
  readonly name: string
  readonly title: string
  /** Resolves when the service is ready. `onExit` is called when the run exits without a stop. */
  readonly start: (onExit: (reason: string) => void) => Promise<Running>
}

/** A service that can be killed and restarted, and that restarts automatically after a crash. */
export type Service = {
  readonly name: string
  readonly getStatus: () => ServiceStatus
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
  readonly kill: () => Promise<void>
  readonly restart: () => Promise<void>
}
