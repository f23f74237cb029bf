import type { Route } from '../http/defineRoute.ts'
import { getMetrics } from './getMetrics.ts'
import { getLiveness, getReadiness } from './health.ts'
import { reportCsp } from './reportCsp.ts'
import type { StandingService } from './StandingService.ts'

/** What supervisors ask of every server: health, metrics. */
export const supervisionRoutes: readonly Route<StandingService>[] = [
  getLiveness,
  getReadiness,
  getMetrics,
]

/** What a server with pages answers beside its contract: reports of its policy too. */
export const serviceRoutes: readonly Route<StandingService>[] = [reportCsp, ...supervisionRoutes]
