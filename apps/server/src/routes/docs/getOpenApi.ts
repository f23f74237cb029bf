import { getOpenApi as endpoint } from '@latchkey/product-api/endpoints'
import { type DescribedRoute, readPolicy, toOpenApi } from '@latchkey/service'
import { sessionCookieName } from '../../http/cookies.ts'
import { defineRoute } from '../../http/defineRoute.ts'

/** Describes routes of this server as OpenAPI. */
export const describeRoutes = (routes: readonly DescribedRoute[]) =>
  toOpenApi(routes, {
    title: 'Latchkey, product server',
    version: '1',
    sessionCookie: sessionCookieName,
  })

/** Serves the OpenAPI description, generated from the routes. */
export const createOpenApiRoute = (listRoutes: () => readonly DescribedRoute[]) =>
  defineRoute(endpoint, {
    ...readPolicy,
    access: 'public',
    owner: 'no-owner',
    handle: () => describeRoutes(listRoutes()),
  })
