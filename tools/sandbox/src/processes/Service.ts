export type ServiceState = 'stopped' | 'starting' | 'running' | 'crashed' | 'killed'

export type ServiceStatus = {
  readonly name: string
  /** The display name. */
  readonly title: string
  readonly state: ServiceState
  /** When it entered that state, ms since 1970. */
  readonly since: number
  /** Times it was brought back after a crash. */
  readonly restarts: number
  /** The reason why the service is not running. */
  readonly reason?: string
}

/** One run of a service, from its start to its end. */
export type Running = {
  /** Ends it in order. */
  readonly stop: () => Promise<void>
  /** Stops the service immediately, like a crash. */
  readonly kill: () => Promise<void>
}

/** How a service is run. */
export type Runner = {
  readonly name: string
  readonly title: string
  /** Resolves when it can be used. `onExit` is called when it ends without having been asked to. */
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
