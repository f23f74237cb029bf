import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServerContext } from '../ServerContext.ts'
import { findSession } from '../sessions/findSession.ts'
import type { ActiveSession } from '../sessions/SessionRow.ts'
import { readPreSessionToken, readSessionToken } from './cookies.ts'
import { requireSamePage } from './csrf.ts'
import type { Route } from './defineRoute.ts'
import { RefusalError } from './RefusalError.ts'
import type { RateLimiter } from './rateLimiter.ts'
import { requireRate } from './requireRate.ts'

declare module 'fastify' {
  interface FastifyRequest {
    session: ActiveSession | undefined
  }
}

/** Serves the listed routes, each by its policy. Order: session, rate, CSRF, and only then the body. */
export function registerRoutes(
  app: FastifyInstance,
  options: {
    readonly routes: readonly Route[]
    readonly context: ServerContext
    readonly limiter: RateLimiter
  },
): void {
  app.decorateRequest('session', undefined)
  for (const route of options.routes) registerRoute(app, { ...options, route })
}

type Registration = {
  readonly route: Route
  readonly context: ServerContext
  readonly limiter: RateLimiter
}

function registerRoute(app: FastifyInstance, { route, context, limiter }: Registration): void {
  const { method, path, policy } = route
  app.route({
    method,
    url: path,
    bodyLimit: policy.bodyLimitBytes,
    async onRequest(request, reply) {
      if (path.startsWith('/api/')) reply.header('cache-control', 'no-store')
      request.session = await readActiveSession(request, context)
      requireRate({ request, policy, limiter, metrics: context.metrics })
      if (policy.csrf === 'required') {
        requireSamePage(request, context.config.publicOrigin, toBindingToken(request))
      }
    },
    async handler(request, reply) {
      const { session } = request
      const answer = await route.run({
        input: readInput(request),
        session,
        context,
        request,
        reply,
      })
      return reply.type(policy.contentType).send(answer)
    },
  })
}

async function readActiveSession(request: FastifyRequest, { db, clock }: ServerContext) {
  const token = readSessionToken(request)
  return token === undefined ? undefined : findSession(db, token, clock.now())
}

/** The cookie that the CSRF token of this browser is derived from. */
function toBindingToken(request: FastifyRequest): string | undefined {
  return request.session ? readSessionToken(request) : readPreSessionToken(request)
}

/** Path fields, and query or body. A name in two places is refused like an unknown one. */
function readInput(request: FastifyRequest): Readonly<Record<string, unknown>> {
  const path = toFields(request.params)
  const rest = toFields(request.method === 'POST' ? request.body : request.query)
  if (Object.keys(path).some((name) => Object.hasOwn(rest, name))) {
    throw new RefusalError('invalid_request')
  }
  return { ...rest, ...path }
}

function toFields(value: unknown): Readonly<Record<string, unknown>> {
  if (value === undefined || value === null) return {}
  if (typeof value !== 'object' || Array.isArray(value)) throw new RefusalError('invalid_request')
  return { ...value }
}
