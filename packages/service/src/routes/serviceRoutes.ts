import type { Route } from '../http/defineRoute.ts'
import { getMetrics } from './getMetrics.ts'
import { getLiveness, getReadiness } from './health.ts'
import { reportCsp } from './reportCsp.ts'
import type { StandingService } from './StandingService.ts'

/** What every server answers beside its contract: reports of its policy, health, metrics. */
export const serviceRoutes: readonly Route<StandingService>[] = [
  reportCsp,
  getLiveness,
  getReadiness,
  getMetrics,
]
