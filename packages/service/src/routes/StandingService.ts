import type { ServiceContext } from '../context/ServiceContext.ts'

/** The types of a server that the shared routes need. */
export type StandingService = {
  readonly context: ServiceContext
  readonly session: unknown
  readonly rate: 'free' | 'report'
}
