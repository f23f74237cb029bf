import type { ServiceContext } from '../context/ServiceContext.ts'

/** Minimal types of a server, for routes that every server can serve. */
export type StandingService = {
  readonly context: ServiceContext
  readonly session: unknown
  readonly rate: 'free' | 'report'
}
