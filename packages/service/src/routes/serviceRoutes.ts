import type { Route } from '../http/defineRoute.ts'
import { getMetrics } from './getMetrics.ts'
import { getLiveness, getReadiness } from './health.ts'
import { reportCsp } from './reportCsp.ts'
import type { StandingService } from './StandingService.ts'

/** Supervision routes of every server: health and metrics. */
export const supervisionRoutes: readonly Route<StandingService>[] = [
  getLiveness,
  getReadiness,
  getMetrics,
]

/** Shared routes of a server with pages: policy reports and supervision. */
export const serviceRoutes: readonly Route<StandingService>[] = [reportCsp, ...supervisionRoutes]
