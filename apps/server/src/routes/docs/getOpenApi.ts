import { getOpenApi as endpoint } from '@latchkey/product-api/endpoints'
import { type DescribedRoute, readPolicy, toOpenApi } from '@latchkey/service'
import { sessionCookieName } from '../../http/cookies.ts'
import { defineRoute } from '../../http/defineRoute.ts'

/** Returns an OpenAPI document that describes the given routes of the server. */
export const describeRoutes = (routes: readonly DescribedRoute[]) =>
  toOpenApi(routes, {
    title: 'Latchkey, product server',
    version: '1',
    sessionCookie: sessionCookieName,
  })

/** Creates the route that returns the OpenAPI description, generated from the server's routes. */
export const createOpenApiRoute = (listRoutes: () => readonly DescribedRoute[]) =>
  defineRoute(endpoint, {
    ...readPolicy,
    access: 'public',
    owner: 'no-owner',
    handle: () => describeRoutes(listRoutes()),
  })
