import type { ServiceContext } from '../context/ServiceContext.ts'

/** What the routes that every server has need to know of it. */
export type StandingService = {
  readonly context: ServiceContext
  readonly session: unknown
  readonly rate: 'free' | 'report'
}
