/** Writes a log field without shortening or masking it. */
export { asIs } from '@latchkey/core/log'
export { toBrowserName } from './browser/toBrowserName.ts'
export { ratePerMinute, streamLimitMs } from './config/constants.ts'
export { jsonField, SecretKey, toWords, WebOrigin, WebOrigins } from './config/fields.ts'
export { isTestNetwork } from './config/isTestNetwork.ts'
export { type Environment, readConfig } from './config/readConfig.ts'
export { serviceFields, serviceVariables } from './config/serviceFields.ts'
export { type Clock, systemClock } from './context/Clock.ts'
export type { ServiceContext, ServiceTypes } from './context/ServiceContext.ts'
export { randomBase62, randomId, randomToken } from './crypto/random.ts'
export { sha256 } from './crypto/sha256.ts'
export type { Database, OpenDatabase, Schema, Tables } from './db/Database.ts'
export { isDatabaseReady } from './db/isDatabaseReady.ts'
export { type DatabaseOptions, openDatabase } from './db/openDatabase.ts'
export { openPglite } from './db/openPglite.ts'
export { openPostgres } from './db/openPostgres.ts'
export { StartError } from './errors/StartError.ts'
export type { Failure } from './http/answerRefusal.ts'
export type { NewsSource } from './http/createEventStream.ts'
export { createService, type ServiceOptions } from './http/createService.ts'
export { createSlots, type Slots } from './http/createSlots.ts'
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
  type ServedRoute,
} from './http/defineRoute.ts'
export {
  type Directives,
  type HeaderOptions,
  type Headers,
  securityHeaders,
} from './http/headers.ts'
export { type Refusal, RefusalError, type RefusalOptions } from './http/RefusalError.ts'
export { createRateLimiter, type RateLimiter } from './http/rateLimiter.ts'
export { readIdempotencyKey } from './http/readIdempotencyKey.ts'
export type { Arrival, Gate } from './http/registerRoutes.ts'
export type { Bucket } from './http/requireRate.ts'
export { type PageServer, serveWeb, type WebFolder } from './http/serveWeb.ts'
export { toRateAddress } from './http/toRateAddress.ts'
export { type RateClass, toRateBuckets } from './http/toRateBuckets.ts'
export { toRefusal } from './http/toRefusal.ts'
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
export { changePolicy, done, readPolicy } from './routes/policies.ts'
export { serviceRoutes, supervisionRoutes } from './routes/serviceRoutes.ts'
export type { RunningService } from './start/RunningService.ts'
export { runService } from './start/runService.ts'
export { type StartOptions, startService } from './start/startService.ts'
export { type StatelessOptions, startStateless } from './start/startStateless.ts'
