import type { Route } from '../http/defineRoute.ts'
import { getMetrics } from './getMetrics.ts'
import { getLiveness, getReadiness } from './health.ts'
import { reportCsp } from './reportCsp.ts'
import type { StandingService } from './StandingService.ts'

/** Routes that every server has: health and metrics. */
export const supervisionRoutes: readonly Route<StandingService>[] = [
  getLiveness,
  getReadiness,
  getMetrics,
]

/** Routes that every server with pages has: policy reports, health and metrics. */
export const serviceRoutes: readonly Route<StandingService>[] = [reportCsp, ...supervisionRoutes]
