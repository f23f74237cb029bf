/** How a server writes a field of its own. */
export { asIs } from '@latchkey/core/log'
export { toBrowserName } from './browser/toBrowserName.ts'
export { type Clock, systemClock } from './Clock.ts'
export { jsonField, SecretKey, toWords, WebOrigin, WebOrigins } from './config/fields.ts'
export { type Environment, readConfig } from './config/readConfig.ts'
export { serviceFields, serviceVariables } from './config/serviceFields.ts'
export { ratePerMinute, streamLimitMs } from './constants.ts'
export { createService, type ServiceOptions } from './createService.ts'
export type { Database, OpenDatabase, Schema, Tables } from './db/Database.ts'
export { isDatabaseReady } from './db/isDatabaseReady.ts'
export { type DatabaseOptions, openDatabase } from './db/openDatabase.ts'
export { openPglite } from './db/openPglite.ts'
export { openPostgres } from './db/openPostgres.ts'
export type { NewsSource } from './http/createEventStream.ts'
export { requireSameOrigin, requireSamePage, toCsrfToken } from './http/csrf.ts'
export { type CookieOptions, defineCookie } from './http/defineCookie.ts'
export {
  createDefineRoute,
  createDefineStream,
  type DefineRoute,
  type DefineStream,
  type RawCall,
  type Route,
  type RoutePolicy,
} from './http/defineRoute.ts'
export {
  type Directives,
  type HeaderOptions,
  type Headers,
  securityHeaders,
} from './http/headers.ts'
export { observeRequests } from './http/observeRequests.ts'
export { type Refusal, RefusalError, type RefusalOptions } from './http/RefusalError.ts'
export { createRateLimiter, type RateLimiter } from './http/rateLimiter.ts'
export { readIdempotencyKey } from './http/readIdempotencyKey.ts'
export type { Arrival, Gate } from './http/registerRoutes.ts'
export type { Bucket } from './http/requireRate.ts'
export { type PageServer, serveWeb, type WebFolder } from './http/serveWeb.ts'
export { toRateAddress } from './http/toRateAddress.ts'
export { type RateClass, toRateBuckets } from './http/toRateBuckets.ts'
export {
  createLog,
  describeError,
  type Log,
  type LogLevel,
  type LogOptions,
} from './log/createLog.ts'
export type { LogFields } from './log/fields.ts'
export { createServiceMetrics, type ServiceMetrics } from './metrics/createServiceMetrics.ts'
export { renderOpenApi } from './openapi/renderOpenApi.ts'
export { type DescribedRoute, type OpenApiOptions, toOpenApi } from './openapi/toOpenApi.ts'
export type { RunningService } from './RunningService.ts'
export { randomBase62, randomId, randomToken } from './random.ts'
export { changePolicy, done, readPolicy } from './routes/policies.ts'
export { serviceRoutes, supervisionRoutes } from './routes/serviceRoutes.ts'
export { runService } from './runService.ts'
export type { ServiceContext, ServiceTypes } from './ServiceContext.ts'
export { StartError } from './StartError.ts'
export { sha256 } from './sha256.ts'
export { type StartOptions, startService } from './startService.ts'
export { type StatelessOptions, startStateless } from './startStateless.ts'
